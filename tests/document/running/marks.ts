/** The examples in the document, and the results of the reader's run beside the recorded ones. */
import { expectVersion } from '../../driver/framed/window.ts';
import type { SpecificationFile } from '../document-data.ts';
import { GLYPHS } from '../page/verdicts.tsx';
import type { Outcome } from './run-example.ts';

/** The address of a file, from the folder of the runner. */
export const addressOf = (path: string) => new URL(path, import.meta.url).href;

const file = await fetch(addressOf('../specification.json'), { cache: 'no-cache' });
const data: SpecificationFile & { version?: string } = file.ok ? await file.json() : {};
expectVersion(data.version, 'specification.json');
const { points } = data;

/** The examples that the reader's browser can run. */
export const examples = points.flatMap(({ id: point, examples }) =>
  examples.filter(({ needs }) => needs?.length === 0).map((example) => ({ ...example, point })),
);

/** An example, or one row of an outline. */
export type Example = (typeof examples)[number];

export const faultyPages = points.flatMap((point) => point.faultyPages);

/** A published faulty page. */
export type FaultyPage = (typeof faultyPages)[number];

/** The element of an example: an article, or a row of values in one. */
const placeOf = ({ id }: Example) => document.getElementById(id) as HTMLElement;

/** The examples within the element with this id. */
export const examplesIn = (id: string) =>
  examples.filter((example) => placeOf(example).closest(`[id="${CSS.escape(id)}"]`));

/** The elements of its sentences; the rows of an outline share them. */
export const sentencesOf = (example: Example) => [
  ...(placeOf(example).closest('.example')?.querySelectorAll('.sentences > li') ?? []),
];

/** Names in `navigator.userAgent`: most browsers also name others, before themselves. */
const NAMES = /(Firefox|FxiOS|Chrome|CriOS|Version|Edg)\w*\/([\d.]+)/g;
const OTHER_NAMES = { FxiOS: 'Firefox', CriOS: 'Chrome', Version: 'Safari', Edg: 'Edge' };
const [, name = '', version] = [...navigator.userAgent.matchAll(NAMES)].at(-1) ?? [];

/** The name and version of the reader's browser. */
export const browser = version
  ? `${OTHER_NAMES[name as keyof typeof OTHER_NAMES] ?? name} ${version}`
  : 'Unknown browser';

/** The class of all elements that a run adds to the document. */
const THIS_BROWSER = 'this-browser';

function make(name: string, classes: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = `${THIS_BROWSER} ${classes}`;
  element.textContent = text;
  return element;
}

function glyph(verdict: 'passed' | 'failed', where: string): HTMLElement {
  const mark = make('span', `mark ${verdict}`, GLYPHS[verdict]);
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', `${verdict} ${where}`);
  return mark;
}

/** Marks the current sentence; scrolls it into view if `isFollowed`. */
export function markCurrent(example: Example, step: number, isFollowed: boolean): void {
  const sentence = sentencesOf(example)[step];
  if (step === 0) removeMarks(sentencesOf(example));
  const place = placeOf(example);
  if (place.matches('tr')) place.setAttribute('aria-current', 'true');
  sentence?.setAttribute('aria-current', 'step');
  if (isFollowed) sentence?.scrollIntoView({ block: 'nearest' });
}

/** Marks a sentence as passed or failed, with its error. */
export function markOutcome(
  example: Example,
  step: number,
  { status, message }: Outcome,
  where: string,
): void {
  const sentence = sentencesOf(example)[step];
  sentence?.removeAttribute('aria-current');
  const text = sentence?.querySelector('div');
  text?.append(glyph(status, where));
  if (message !== undefined) text?.append(make('pre', 'failure', message));
}

/**
 * Shows the verdict on an example.
 *
 * @param where the page, in words
 */
export function markVerdict(example: Example, outcome: Outcome, where: string): void {
  const { status, failedAt, message } = outcome;
  const place = placeOf(example);
  for (const old of place.querySelectorAll(`.${THIS_BROWSER}.verdict`)) old.remove();
  const isRow = place.matches('tr');
  const verdict = make(isRow ? 'span' : 'p', `verdict ${status}`);
  const words = `${status} ${where}, in ${browser}`;
  verdict.append(glyph(status, where), isRow ? '' : ` ${words}`);
  verdict.title = [words, message].filter(Boolean).join(': ');
  if (status === 'failed' && failedAt === undefined)
    verdict.append(make('pre', 'failure', message));
  place.querySelector(isRow ? '.mark' : '.note')?.after(verdict);
}

/** Scrolls to the verdict on an example, and to a sentence of it as far as both fit in the view. */
export function bringIntoView(example: Example, step = -1): void {
  const place = placeOf(example);
  if (place.closest('[hidden]')) {
    const filter = document.querySelector('search input') as HTMLInputElement;
    filter.value = '';
    filter.dispatchEvent(new Event('input'));
  }
  sentencesOf(example)[step]?.scrollIntoView({ block: 'center' });
  place.querySelector(`.${THIS_BROWSER}.verdict`)?.scrollIntoView({ block: 'nearest' });
}

/** Removes the marks of the current sentence and its row. */
export function clearCurrent(): void {
  for (const present of document.querySelectorAll('main [aria-current]'))
    present.removeAttribute('aria-current');
}

/** Removes the results of the reader's runs within these elements. */
export function removeMarks(within: Iterable<Element> = document.querySelectorAll('main')): void {
  for (const each of within)
    for (const added of each.querySelectorAll(`.${THIS_BROWSER}`)) added.remove();
}
