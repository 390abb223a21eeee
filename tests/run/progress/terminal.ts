/** Progress in the terminal: on standard error, since standard output is for results. */
import { Check } from './check.ts';
import { isFollowed } from './event.ts';

/** Time between two lines without a terminal, in ms: below ten seconds, even on a busy machine. */
const PRINT_MS = 9_000;
const REFRESH_MS = 200;

// A pseudo-terminal may have no size, as that of `docker run -t` in CI.
const WIDTH = (process.stderr.isTTY && process.stderr.columns) || 0;
const CLEAR_LINE = WIDTH > 0 ? '\r\u001b[K' : '';

const clear = () => process.stderr.write(CLEAR_LINE);

/** Prints a result in place of the progress. */
export function print(text: string): void {
  clear();
  process.stdout.write(`${text}\n`);
}

/** What is shown, by what shows it. */
const shown = new Set<readonly Check[]>();

/** Shows what is running now: in a terminal in one line, otherwise in a line for each check. */
export function showNow(): void {
  const lines = [...shown].flat().flatMap(({ hasEnded, line }) => (hasEnded ? [] : line));
  if (lines.length > 0 && WIDTH > 0)
    process.stderr.write(`${CLEAR_LINE}${lines.join('  ').slice(0, WIDTH - 1)}`);
  else for (const line of lines) console.error(line);
}

// One timer for all, so that no time is silent in which one thing follows another.
setInterval(showNow, WIDTH > 0 ? REFRESH_MS : PRINT_MS).unref();

/** Shows what is running, now and then; returns what ends it. */
export function show(checks: readonly Check[]): () => void {
  shown.add(checks);
  return () => {
    shown.delete(checks);
    clear();
  };
}

/** Shows that something is under way, unless a parent process does. */
export async function showWhile<Result>(name: string, work: Promise<Result>): Promise<Result> {
  if (isFollowed()) return work;
  return work.finally(show([new Check(name, () => {})]));
}
