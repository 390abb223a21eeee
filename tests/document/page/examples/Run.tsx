import type { Example } from '../../../results/specification.ts';

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
  const { length } = runnable(examples);
  if (length === 0) return null;
  const isPart = within && !faulty && length < examples.length;
  const part = isPart ? ` (${length} of ${examples.length} examples)` : '';
  const data = { 'data-within': within, 'data-faulty': faulty };
  return (
    <button type="button" className="run" hidden aria-label={label + part} {...data}>
      {text + part}
    </button>
  );
}
