/** A plugin of cucumber: the examples that failed last come first, then those of the named points. */
import type { Plugin } from '@cucumber/cucumber/api';
import type { Pickle } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { isIssue, readMessage } from '../results/attempts.ts';
import { reportName } from '../run/browser/engine.ts';
import { readReport, writeReport } from '../run/reports/report-file.ts';

const FAILED = reportName('watch-failed', '.json');

/** Examples in this order: failed (by their names), of the named points, others. */
export function inOrder<Example extends { readonly pickle: Pick<Pickle, 'name' | 'tags'> }>(
  examples: readonly Example[],
  failed: ReadonlySet<string>,
  points: readonly string[],
): Example[] {
  const rank = ({ pickle }: Example) => {
    if (failed.has(pickle.name)) return 0;
    return pickle.tags.some(({ name }) => points.includes(name.slice(1))) ? 1 : 2;
  };
  return examples.toSorted((a, b) => rank(a) - rank(b));
}

export default {
  type: 'plugin',
  optionsKey: 'watch',
  coordinator({ on, transform, options }) {
    const failed = new Set(readReport<string[]>(FAILED, JSON.parse));
    const query = new Query();
    transform('pickles:order', (examples) => inOrder(examples, failed, options.points ?? []));
    on('message', (message) => {
      for (const ended of readMessage(query, message)) {
        failed[isIssue(ended.worst) ? 'add' : 'delete'](ended.pickle.name);
        // At once: a save ends this process.
        writeReport(FAILED, JSON.stringify([...failed]));
      }
    });
  },
} satisfies Plugin<{ readonly points: readonly string[] | null }>;
