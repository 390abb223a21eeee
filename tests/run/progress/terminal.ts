/** Progress in the terminal: on standard error, since standard output is for results. */
import { Check } from './check.ts';
import { isFollowed } from './event.ts';

/** Time between two lines without a terminal, in ms: below ten seconds, even on a busy machine. */
const PRINT_MS = 9_000;
const REFRESH_MS = 200;
/** Time before the first line, in ms: what is over by then needs none. */
const FIRST_MS = 1_000;

// A pseudo-terminal may have no size, as that of `docker run -t` in CI.
const WIDTH = (process.stderr.isTTY && process.stderr.columns) || 0;
const CLEAR_LINE = WIDTH > 0 ? '\r\u001b[K' : '';

const clear = () => process.stderr.write(CLEAR_LINE);

/** Prints a result in place of the progress. */
export function print(text: string): void {
  clear();
  process.stdout.write(`${text}\n`);
}

/**
 * Shows what is running: in a terminal in one line, otherwise in a line for each check every few seconds.
 *
 * @returns what ends it
 */
export function show(checks: readonly Check[]): () => void {
  const showAll = () => {
    const lines = checks.filter(({ hasEnded }) => !hasEnded).map(({ line }) => line);
    if (WIDTH > 0) process.stderr.write(`${CLEAR_LINE}${lines.join('  ').slice(0, WIDTH - 1)}`);
    else for (const line of lines) console.error(line);
  };
  const first = setTimeout(showAll, FIRST_MS).unref();
  const timer = setInterval(showAll, WIDTH > 0 ? REFRESH_MS : PRINT_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    clear();
  };
}

/** Shows that something is under way, unless a parent process does. */
export async function showWhile<Result>(name: string, work: Promise<Result>): Promise<Result> {
  if (isFollowed()) return work;
  return work.finally(show([new Check(name, () => {})]));
}
