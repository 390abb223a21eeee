import type { Need } from '../../../driver/judged-window.ts';
import type { Example } from '../../../results/specification.ts';

/** Each need in words. */
const WORDS: Record<Need, string> = {
  axe: 'an accessibility checker',
  camera: 'pictures of the page',
  finger: 'touch',
  freshModule: 'a freshly loaded module',
  history: 'browser history',
  keyboard: 'keys that scroll and move the focus',
  mouse: 'a mouse',
  network: 'offline mode',
  printer: 'a printer',
  realTime: 'real time',
  screenReader: 'the accessibility tree',
  settings: 'emulated user settings',
};

/** What these examples need of a driven browser, in words; `undefined` if they need none. */
export function needsInWords(examples: readonly Example[]): string | undefined {
  const all = new Set(examples.flatMap(({ needs }) => needs ?? []));
  return all.size > 0 ? [...all].map((need) => WORDS[need]).join(', ') : undefined;
}

/** The examples that the reader's browser can run. */
export const runnable = (examples: readonly Example[]) =>
  examples.filter(({ needs }) => needs?.length === 0);

interface RunProps {
  examples: readonly Example[];
  /** The id of the element that contains them; absent for a faulty page of which only the fault is wanted. */
  within?: string;
  /** The name of the faulty page that they run on, if it is one. */
  faulty?: string;
  label: string;
  text?: string;
}

/** Runs those of the examples that the reader's browser can run, if there are any, one alone slowly. A script shows it. */
export function Run({ examples, within, faulty, label, text = `▶ ${label}` }: RunProps) {
  if (runnable(examples).length === 0) return null;
  const data = { 'data-within': within, 'data-faulty': faulty };
  return (
    <button type="button" className="run" hidden aria-label={label} {...data}>
      {text}
    </button>
  );
}
