/** Shows the results of the reader's run in the document, beside the recorded ones. */
import { glyphOf } from '../page/verdicts.ts';
import type { Example } from './examples.ts';
import type { ExampleOutcome, StepOutcome } from './run-example.ts';

/** The class of all elements that a run adds to the document. */
const THIS_BROWSER = 'this-browser';

function make(name: string, classes: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = `${THIS_BROWSER} ${classes}`;
  element.textContent = text;
  return element;
}

function glyph(verdict: 'passed' | 'failed', where: string): HTMLElement {
  const mark = make('span', `mark ${verdict}`, glyphOf(verdict));
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', `${verdict} ${where}`);
  return mark;
}

/** The element of an example: an article, or a row of values in one. */
function placeOf({ place }: Example): HTMLElement {
  return document.querySelector(`[data-example="${CSS.escape(place)}"]`) as HTMLElement;
}

const sentences = (example: Example) => [
  ...(placeOf(example).closest('.example')?.querySelectorAll('.sentences > li') ?? []),
];

/** The id of an example's point, and the example's title. */
export function nameOf(example: Example): { id: string; title: string } {
  const id = placeOf(example).closest('.rule')?.id ?? '';
  return { id, title: example.pickle.name };
}

/** Marks the current sentence; scrolls it into view if `isFollowed`. */
export function markCurrent(example: Example, step: number, isFollowed: boolean): void {
  const sentence = sentences(example)[step];
  if (step === 0) clearSentences(example);
  const place = placeOf(example);
  if (place.matches('tr')) place.setAttribute('aria-current', 'true');
  sentence?.setAttribute('aria-current', 'step');
  if (isFollowed) sentence?.scrollIntoView({ block: 'nearest' });
}

function clearFilter(): void {
  const field = document.querySelector('search input') as HTMLInputElement;
  field.value = '';
  field.dispatchEvent(new Event('input'));
}

/** Scrolls to the verdict on an example, and to a sentence of it as far as both fit in the view. */
export function bringIntoView(example: Example, step = -1): void {
  const place = placeOf(example);
  if (place.closest('[hidden]')) clearFilter();
  sentences(example)[step]?.scrollIntoView({ block: 'center' });
  place.querySelector(`.${THIS_BROWSER}.verdict`)?.scrollIntoView({ block: 'nearest' });
}

function clearSentences(example: Example): void {
  for (const sentence of sentences(example)) {
    for (const mark of sentence.querySelectorAll(`.${THIS_BROWSER}`)) mark.remove();
  }
}

/** Marks a sentence as passed or failed, with its error. */
export function markOutcome(
  example: Example,
  step: number,
  { status, message }: StepOutcome,
  where: string,
): void {
  const sentence = sentences(example)[step];
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
export function markVerdict(
  example: Example,
  outcome: ExampleOutcome,
  where: string,
  browser: string,
): void {
  const { status, failedAt, message } = outcome;
  const place = placeOf(example);
  for (const old of place.querySelectorAll(`.${THIS_BROWSER}.verdict`)) old.remove();
  const isRow = place.matches('tr');
  const verdict = make(isRow ? 'span' : 'p', `verdict ${status}`);
  const words = `${status} ${where}, in ${browser}`;
  verdict.append(glyph(status, where), isRow ? '' : ` ${words}`);
  verdict.title = words;
  if (status === 'failed' && failedAt === undefined)
    verdict.append(make('pre', 'failure', message));
  const beside = isRow ? place.querySelector('.mark') : place.querySelector('.note');
  beside?.after(verdict);
}

/** Removes the marks of the current sentence and its row. */
export function clearCurrent(): void {
  for (const present of document.querySelectorAll('main [aria-current]')) {
    present.removeAttribute('aria-current');
  }
}

/** Removes all results of the reader's runs. */
export function removeMarks(): void {
  for (const added of document.querySelectorAll(`main .${THIS_BROWSER}`)) added.remove();
}
