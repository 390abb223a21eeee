/** The reports of random walks and adverse conditions, in `reports/`. */
import { idsIn, withoutIds } from '../results/features.ts';
import { reportName } from '../run/browser/engine.ts';
import { writeCases } from '../run/reports/junit.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { many } from '../run/text.ts';
import { type Covered, coverage } from './coverage.ts';
import { differenceOf, exampleOf } from './example.ts';
import type { Walks } from './walks.ts';

function writeJson(name: string, value: unknown): void {
  writeReport(reportName(name, '.json'), `${JSON.stringify(value, null, 2)}\n`);
}

/** The result of a run of walks. */
export interface WalksReport extends Walks {
  /** `short`, `long` or `replay`. */
  readonly form: string;
  readonly seed: number;
  /** What walks should have covered, but have not. */
  readonly missing: readonly Covered[];
}

/** What has not been covered, in words. */
export const missingInWords = ({ kind, title }: Covered) =>
  `No walk covered this ${kind}: ${title}`;

/** A failed walk in words: the example, the difference and how to repeat the walk. */
export function failureOf({ failed, seed }: WalksReport): string | undefined {
  if (!failed) return undefined;
  const { sentences, error, scrollsAtOnce, index } = failed;
  return [
    exampleOf(sentences, error),
    differenceOf(error),
    ...(scrollsAtOnce ? [] : ['It fails while scrolling is smooth; examples scroll at once.']),
    `Replay: npm run walk -- --seed ${seed} --walk ${index}`,
  ].join('\n\n');
}

/** Writes `walks.json` and, as JUnit XML, `walks.xml`. */
export function writeWalks(report: WalksReport): void {
  const { form, seed, results, missing } = report;
  writeJson('walks', {
    form,
    seed,
    walks: results.map(({ commands, rows, error }) => ({ commands, rows, passed: !error })),
    evidence: coverage.map((each) => ({
      ...each,
      ids: idsIn(each.title),
      title: withoutIds(each.title),
    })),
  });
  const failure = failureOf(report);
  writeCases(reportName('walks', '.xml'), 'walks', [
    ...results.map(({ commands, error }, nth) => ({
      name: `walk ${nth + 1}, ${many(commands, 'command')}`,
      failure: error ? failure : undefined,
    })),
    ...missing.map((each) => ({ name: each.title, failure: missingInWords(each) })),
  ]);
}

/** The outcome of an adverse condition. */
export interface ConditionOutcome {
  readonly title: string;
  readonly seconds: number;
  readonly notes: readonly string[];
  /** What went wrong; absent if it passed. */
  readonly error?: string;
}

/** Writes `soak.json`. */
export const writeConditions = (outcomes: readonly ConditionOutcome[]) =>
  writeJson('soak', outcomes);
