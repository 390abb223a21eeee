import type { Need } from '../../driver/judged-window.ts';
import type { Result } from '../specification.ts';

/** What an example needs, in words. */
const NEEDS: Record<Need, string> = {
  axe: 'a checker of barriers',
  finger: 'a finger',
  freshModule: 'a module that nobody has used yet',
  history: 'a history of its own',
  keyboard: 'keys that scroll and move the focus',
  mouse: 'a pointer that selects text',
  network: 'a network that can be cut',
  otherServer: 'another server',
  printer: 'a printer',
  screenReader: 'the accessibility tree',
  settings: 'other settings of the reader',
  wheel: 'a wheel',
};

/** The attribute by which the reader's browser finds an example that it can run. */
export function runnable({ place, needs }: Result): { 'data-example'?: string } {
  return needs?.length === 0 ? { 'data-example': place } : {};
}

/** What some of these examples need that only a driven browser has, in words, if anything. */
export function needsInWords(results: readonly Result[]): string | undefined {
  const all = new Set(results.flatMap(({ needs = [] }) => needs));
  return all.size > 0 ? [...all].map((need) => NEEDS[need]).join(', ') : undefined;
}
