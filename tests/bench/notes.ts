/** What a reader of the numbers has to know. */
import type { Results } from './results.ts';

const DAY = 10;

/** The notes of a run, a sentence or two each. */
export function notes({ date, machine, sizes }: Results): string[] {
  const { processor, cores, memory, system, node, browser } = machine;
  const ranges = sizes.map(({ rows, range, operations, cold }) => {
    const [from, to] = [range.own[0], Math.max(range.own[1], range.stock[1])];
    const samples = `${operations.nothing?.own.count} samples each`;
    return `${from}–${to} for ${rows} (${samples}${cold ? ', every one on a fresh page: cold code' : ''})`;
  });
  return [
    `Measured on ${date.slice(0, DAY)} with \`npm run bench\`: ${processor}, ${cores} cores, ${memory} GiB, ${system}, Node ${node}, ${browser}.`,
    'own: the page as it is built. stock: the same page on the row models of TanStack Table.',
    'Processor time of the main thread, from the input until the page has settled after it, less what the waiting costs. A load is a scroll step of 300 px and the 20 rows that it brings.',
    `Rows while measuring, own and stock: ${ranges.join('; ')}.`,
    'Sort clicks are repeated, so what a page keeps of an earlier sort counts in its favour; the first sort by a column is the first on its page, in code that is not yet compiled for speed.',
    'Heap a row: what outlives a collection, against the page of 40 rows. At 1,000 rows the compiled code weighs as much as the rows.',
  ];
}
