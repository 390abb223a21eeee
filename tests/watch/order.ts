/** A plugin of cucumber: the examples that failed last come first, then those of the named points. */
import type { Plugin } from '@cucumber/cucumber/api';
import { isIssue, RunReader } from '../results/attempts.ts';
import { contentId } from '../results/features.ts';
import { reportName } from '../run/browser/engine.ts';
import { readReport, writeReport } from '../run/reports/report-file.ts';

const FAILED = reportName('watch-failed', '.json');

export default {
  type: 'plugin',
  optionsKey: 'watch',
  coordinator({ on, transform, options }) {
    const failed = new Set(readReport<string[]>(FAILED, JSON.parse));
    const points = new Set(options.points);
    const reader = new RunReader();
    transform('pickles:order', (examples) => {
      const rank = ({ pickle }: (typeof examples)[number]) => {
        if (failed.has(contentId(pickle))) return 0;
        return pickle.tags.some(({ name }) => points.has(name.slice(1))) ? 1 : 2;
      };
      return examples.toSorted((a, b) => rank(a) - rank(b));
    });
    on('message', (message) => {
      const ended = reader.read(message);
      if (!ended) return;
      failed[isIssue(ended.worst) ? 'add' : 'delete'](contentId(ended.pickle));
      // At once: a save ends this process.
      writeReport(FAILED, JSON.stringify([...failed]));
    });
  },
} satisfies Plugin<{ readonly points: readonly string[] }>;
