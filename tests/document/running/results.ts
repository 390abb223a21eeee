/** The results of the reader's run, beside the recorded ones. */
import { GLYPHS } from '../page/verdicts.tsx';
import { type Example, placeOf } from './examples.ts';
import type { Outcome, Progress } from './run-example.ts';

/** Names in `navigator.userAgent`: most browsers also name others, before themselves. */
const NAMES = /(Firefox|FxiOS|Chrome|CriOS|Version|Edg)\w*\/([\d.]+)/g;
const OTHER_NAMES = { FxiOS: 'Firefox', CriOS: 'Chrome', Version: 'Safari', Edg: 'Edge' };
const [, name = '', version] = [...navigator.userAgent.matchAll(NAMES)].at(-1) ?? [];

/** The name and version of the reader's browser. */
export const browser = version
  ? `${OTHER_NAMES[name as keyof typeof OTHER_NAMES] ?? name} ${version}`
  : 'Unknown browser';

/** The elements of its sentences; the rows of an outline share them. */
const sentencesOf = (example: Example) => [
  ...(placeOf(example).closest('.example')?.querySelectorAll('.sentences > li') ?? []),
];

function make(name: string, classes: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = `this-browser ${classes}`;
  element.textContent = text;
  return element;
}

function glyph({ status }: Outcome, where: string): HTMLElement {
  const mark = make('span', `mark ${status}`, GLYPHS[status]);
  mark.role = 'img';
  mark.ariaLabel = `${status} ${where}`;
  return mark;
}

const errorOf = ({ message }: Outcome) =>
  message === undefined ? [] : [make('pre', 'failure', message)];

/**
 * Shows how far an example has run, and the verdict on it unless it was not judged.
 *
 * @param where the page, in words
 * @param isRunning whether its next sentence is the current one
 */
export function showResult(
  example: Example,
  { outcomes, verdict = 'not judged' }: Progress,
  where: string,
  isRunning: boolean,
): void {
  const place = placeOf(example);
  const sentences = sentencesOf(example);
  removeResults([place, ...sentences]);
  const isRow = place.matches('tr');
  if (isRow) place.ariaCurrent = isRunning ? 'true' : null;
  for (const [nth, sentence] of sentences.entries()) {
    sentence.ariaCurrent = isRunning && nth === outcomes.length ? 'step' : null;
    const outcome = outcomes[nth];
    if (outcome) sentence.querySelector('div')?.append(glyph(outcome, where), ...errorOf(outcome));
  }
  if (verdict === 'not judged') return;
  const words = `${verdict.status} ${where}, in ${browser}`;
  const shown = make(isRow ? 'span' : 'p', `verdict ${verdict.status}`);
  shown.append(glyph(verdict, where), isRow ? '' : ` ${words}`);
  shown.title = [words, verdict.message].filter(Boolean).join(': ');
  // Otherwise its last sentence has the error.
  if (outcomes.at(-1)?.status === 'passed') shown.append(...errorOf(verdict));
  place.querySelector(isRow ? '.mark' : '.note')?.after(shown);
}

/** Scrolls to the verdict on an example, and to its last sentence that was run as far as both fit in the view. */
export function bringIntoView(example: Example, { outcomes }: Progress): void {
  const place = placeOf(example);
  const filter = document.querySelector('search input');
  if (place.closest('[hidden]'))
    filter?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  sentencesOf(example)[outcomes.length - 1]?.scrollIntoView({ block: 'center' });
  place.querySelector('.this-browser.verdict')?.scrollIntoView({ block: 'nearest' });
}

/** Removes the results of the reader's runs within these elements. */
export function removeResults(within: Iterable<Element> = [document.body]): void {
  for (const each of within)
    for (const added of each.querySelectorAll('.this-browser')) added.remove();
}
