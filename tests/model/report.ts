/** The reports of random walks and adverse conditions, in `reports/`. */
import { ID } from '../results/features.ts';
import { writeCases } from '../run/reports/junit.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { many, markdownTable } from '../run/text.ts';
import { type Covered, coverage } from './coverage.ts';
import { differenceOf, exampleOf } from './example.ts';
import type { Taken } from './walk.ts';
import type { Walks } from './walks.ts';

/** The ids in a title. */
const idsOf = (title: string) => [...title.matchAll(ID)].map(([, id]) => id as string);
/** A title without its ids. */
export const wordsOf = (title: string) => title.replaceAll(ID, '').trim();

function write(name: string, json: unknown, markdown: readonly string[]): void {
  writeReport(`reports/${name}.json`, `${JSON.stringify(json, null, 2)}\n`);
  writeReport(`reports/${name}.md`, `${markdown.join('\n\n')}\n`);
}

/** What a run of walks has come to. */
export interface WalksResult extends Walks {
  /** `short`, `long` or `replay`. */
  readonly form: string;
  readonly seed: number;
  /** What no walk has covered, although it should. */
  readonly missing: readonly Covered[];
}

/** What has not been covered, in words. */
export const missed = ({ kind, title }: Covered) => `No walk covered this ${kind}: ${title}`;

/** A failed walk: the example, the difference, and what takes the walk again. */
export function failureOf({ failed, seed }: Pick<WalksResult, 'failed' | 'seed'>): string[] {
  if (!failed) return [];
  const { sentences, error, path, replayPath, isAtOnce } = failed;
  return [
    exampleOf(sentences, error),
    differenceOf(error),
    ...(isAtOnce ? [] : ['It fails where the page scrolls smoothly; an example scrolls at once.']),
    `Replay: npm run walk -- --seed ${seed} --path ${path} --replay ${replayPath}`,
  ];
}

/** A case for each walk, and a failed one for everything that no walk has covered. */
function casesOf({ taken, missing }: WalksResult, failure: string) {
  const failureIn = ({ error }: Taken) => (error === undefined ? undefined : failure);
  return [
    ...taken.map((walk, nth) => ({
      name: `walk ${nth + 1}, ${many(walk.commands, 'command')}`,
      failure: failureIn(walk),
    })),
    ...missing.map((each) => ({ name: each.title, failure: missed(each) })),
  ];
}

/** Writes `walks.json`, `walks.md` and, as JUnit XML, `walks.xml`. */
export function writeWalks(result: WalksResult): void {
  const { form, seed, taken, missing } = result;
  const failure = failureOf(result);
  const commands = taken.reduce((sum, walk) => sum + walk.commands, 0);
  const json = {
    form,
    seed,
    walks: taken.map((walk) => ({
      commands: walk.commands,
      rows: walk.rows,
      passed: walk.error === undefined,
    })),
    evidence: coverage.map((each) => ({
      ...each,
      ids: idsOf(each.title),
      title: wordsOf(each.title),
    })),
  };
  const covered = coverage.map(({ kind, title, count }) => [
    wordsOf(title),
    kind,
    idsOf(title).join(', '),
    count,
  ]);
  write('walks', json, [
    '# Random walks',
    `${form} form, seed ${seed}: ${many(taken.length, 'walk')}, ${many(commands, 'command')}.`,
    ...failure.map((part) => `\`\`\`gherkin\n${part}\n\`\`\``),
    ...missing.map(missed),
    markdownTable(['what', 'kind', 'ids', 'times'], covered),
  ]);
  writeCases('reports/walks.xml', 'walks', casesOf(result, failure.join('\n')));
}

/** The outcome of an adverse condition. */
export interface Outcome {
  readonly title: string;
  readonly seconds: number;
  readonly notes: readonly string[];
  /** What went wrong; absent if it passed. */
  readonly error?: string;
}

/** Writes `soak.json` and `soak.md`. */
export function writeOutcomes(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ title, seconds, error }) => [
    wordsOf(title),
    idsOf(title).join(', '),
    error === undefined ? 'passed' : 'failed',
    `${seconds} s`,
  ]);
  write('soak', outcomes, [
    '# Adverse conditions',
    markdownTable(['condition', 'ids', 'outcome', 'duration'], rows),
    ...outcomes.flatMap(({ title, notes, error }) => [
      `## ${wordsOf(title)}`,
      ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : []),
      ...(error === undefined ? [] : [`\`\`\`\n${error}\n\`\`\``]),
    ]),
  ]);
}
