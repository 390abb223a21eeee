/** What readers of the report need to know. */
import type { Results } from './results.ts';

const DAY = 10;

/** The notes on a run, one or two sentences each. */
export function notes({ date, machine, sizes }: Results): string[] {
  const { processor, cores, memory, system, node, browser } = machine;
  const ranges = sizes.map(({ rows, range, operations, cold }) => {
    const [from, to] = [range.own[0], Math.max(range.own[1], range.stock[1])];
    const samples = `${operations.nothing?.own.count} samples each`;
    return `${from}–${to} for ${rows} (${samples}${cold ? ', each on a fresh page with cold code' : ''})`;
  });
  return [
    `Measured on ${date.slice(0, DAY)} with \`npm run bench\`: ${processor}, ${cores} cores, ${memory} GiB, ${system}, Node ${node}, ${browser}.`,
    'own: the page itself. stock: the same page on the row models of TanStack Table.',
    'CPU time of the main thread, from the input until the page has settled, minus the cost of waiting. A load is a scroll step of 300 px and the 20 rows that it adds.',
    `Rows while measuring, own and stock: ${ranges.join('; ')}.`,
    'Sort clicks are repeated, so a page benefits from what it keeps of an earlier sort. The first sort by a column is the first on its page, in code that is not yet optimized.',
    'Heap per row: what survives garbage collection, compared with the page of 40 rows. At 1,000 rows the compiled code takes as much as the rows.',
  ];
}
