import { createContext } from 'react';
import type { Need } from '../../../driver/judged-window.ts';
import type { Example } from '../../../results/specification.ts';
import type { Needs } from '../../document-data.ts';

export const NeedsContext = createContext<Needs>(new Map());

/** Each need in words. */
const WORDS: Record<Need, string> = {
  axe: 'an accessibility checker',
  finger: 'touch',
  freshModule: 'a freshly loaded module',
  history: 'browser history',
  keyboard: 'keys that scroll and move the focus',
  mouse: 'text selection by mouse',
  network: 'offline mode',
  otherServer: 'another server',
  printer: 'a printer',
  screenReader: 'the accessibility tree',
  settings: 'emulated user settings',
  wheel: 'a wheel',
};

/** The attribute of examples that the reader's browser can run. */
export function runnable({ place }: Example, needs: Needs): { 'data-example'?: string } {
  return needs.get(place)?.length === 0 ? { 'data-example': place } : {};
}

/** What these examples need of a driven browser, in words; `undefined` if they need none. */
export function needsInWords(examples: readonly Example[], needs: Needs): string | undefined {
  const all = new Set(examples.flatMap(({ place }) => needs.get(place) ?? []));
  return all.size > 0 ? [...all].map((need) => WORDS[need]).join(', ') : undefined;
}
