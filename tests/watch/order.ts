/** A plugin of cucumber: the examples that failed last come first, then those of the named points. */
import type { Plugin } from '@cucumber/cucumber/api';
import type { Pickle } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { isIssue, readMessage } from '../results/attempts.ts';
import { reportName } from '../run/browser/engine.ts';
import { readReport, writeReport } from '../run/reports/report-file.ts';

const FAILED = reportName('watch-failed', '.json');

/** Examples in this order: failed, in the order of their names, of the points, in the order of these, others. */
export function inOrder<Example extends { readonly pickle: Pick<Pickle, 'name' | 'tags'> }>(
  examples: readonly Example[],
  failed: readonly string[],
  points: readonly string[],
): Example[] {
  const rank = ({ pickle }: Example) => {
    const nth = failed.indexOf(pickle.name);
    if (nth !== -1) return nth - failed.length;
    const named = points.findIndex((id) => pickle.tags.some(({ name }) => name === `@${id}`));
    return named === -1 ? points.length : named;
  };
  return examples.toSorted((a, b) => rank(a) - rank(b));
}

export default {
  type: 'plugin',
  optionsKey: 'watch',
  coordinator({ on, transform, options }) {
    const failed = new Set(readReport<string[]>(FAILED, JSON.parse));
    const query = new Query();
    transform('pickles:order', (examples) => inOrder(examples, [...failed], options.points));
    on('message', (message) => {
      for (const ended of readMessage(query, message)) {
        failed[isIssue(ended.worst) ? 'add' : 'delete'](ended.pickle.name);
        // At once: a save ends this process.
        writeReport(FAILED, JSON.stringify([...failed]));
      }
    });
  },
} satisfies Plugin<{ readonly points: readonly string[] }>;
