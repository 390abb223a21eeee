/** The results of the reader's run, beside the recorded ones. */
import { classOf, GLYPHS } from '../page/verdicts.tsx';
import { type Example, placeOf } from './examples.ts';
import type { Outcome, Progress } from './run-example.ts';

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
  const mark = make('span', `mark ${classOf(status)}`, GLYPHS[status]);
  mark.role = 'img';
  mark.ariaLabel = `${status} ${where}`;
  return mark;
}

const errorOf = ({ status, message }: Outcome) =>
  message === undefined ? [] : [make('pre', status === 'failed' ? 'failure' : '', message)];

/**
 * Shows how far an example has run, and the verdict on it.
 *
 * @param where the page, in words
 * @param progress absent if it could not run
 */
export function showResult(example: Example, where: string, progress?: Progress): void {
  const { outcomes = [], verdict } = progress ?? {};
  const isRunning = progress !== undefined && !verdict;
  const place = placeOf(example);
  const sentences = sentencesOf(example);
  removeResults(place, ...sentences);
  const isRow = place.matches('tr');
  if (isRow) place.ariaCurrent = isRunning ? 'true' : null;
  for (const [nth, sentence] of sentences.entries()) {
    sentence.ariaCurrent = isRunning && nth === outcomes.length ? 'step' : null;
    const outcome = outcomes[nth];
    if (outcome) sentence.querySelector('div')?.append(glyph(outcome, where), ...errorOf(outcome));
  }
  if (!verdict) return;
  const words = `${verdict.status} ${where}`;
  const shown = make(isRow ? 'span' : 'p', `verdict ${classOf(verdict.status)}`);
  shown.append(glyph(verdict, where), isRow ? '' : ` ${words}`);
  shown.title = [words, verdict.message].filter(Boolean).join(': ');
  // Otherwise its last sentence has the error.
  if (outcomes.at(-1)?.status === 'passed') shown.append(...errorOf(verdict));
  place.querySelector(isRow ? '.mark' : '.note')?.after(shown);
}

/** Scrolls to an example or the verdict on it, and to its last sentence that was run as far as both fit in the view. */
export function bringIntoView(example: Example, outcomes: Progress['outcomes'] = []): void {
  const place = placeOf(example);
  place.closest('.example')?.scrollIntoView({ block: 'nearest' });
  sentencesOf(example)[outcomes.length - 1]?.scrollIntoView({ block: 'center' });
  place.querySelector('.this-browser.verdict')?.scrollIntoView({ block: 'nearest' });
}

/** Removes the results of the reader's runs within these elements. */
export function removeResults(...within: readonly Element[]): void {
  for (const each of within)
    for (const added of each.querySelectorAll('.this-browser')) added.remove();
}
