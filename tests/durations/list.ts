/** `npm run durations`: what took the time of the last `npm run spec`, and of those before it. */
import { markdownTable } from 'markdown-table';
import type { Cost, Durations } from './durations.ts';
import { earlierRuns } from './history.ts';

const LISTED = 20;
/** Number of runs before the last one that are shown. */
const EARLIER = 3;

/** A table of the most expensive entries of the last run: seconds in it, and in those before. */
function tableOf(head: string, costsOf: (run: Durations) => Record<string, Cost>): string {
  const [last, ...before] = runs.map(costsOf) as [Record<string, Cost>];
  const earlier: Record<string, Cost>[] = before.slice(0, EARLIER);
  const entries = Object.entries(last)
    .toSorted(([, a], [, b]) => b.seconds - a.seconds)
    .slice(0, LISTED);
  return markdownTable(
    [
      ['s', ...earlier.map((_, index) => `${index + 1} before`), 'times', 'ms each', head],
      ...entries.map(([name, { times, seconds }]) => [
        seconds.toFixed(1),
        ...earlier.map((costs) => costs[name]?.seconds.toFixed(1) ?? ''),
        String(times),
        ((seconds / times) * 1_000).toFixed(),
        name,
      ]),
    ],
    { align: [...Array(3 + earlier.length).fill('r'), 'l'] },
  );
}

const runs = earlierRuns();
if (runs.length === 0) {
  console.error('No run to list: npm run spec first.');
  process.exit(1);
}
console.log(tableOf('Sentence', ({ sentences }) => sentences));
console.log();
console.log(tableOf('Example', ({ examples }) => examples));
