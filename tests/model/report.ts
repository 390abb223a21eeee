import { ID } from '../results/features.ts';
import { writeCases } from '../run/reports/junit.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { countTable, many } from '../run/text.ts';
import { type Evidence, evidence } from './coverage.ts';
import { inWords } from './example.ts';
import type { Taken } from './walk.ts';

/** The result of a run of walks. */
export interface Result {
  readonly form: string;
  readonly seed: number;
  /** The walks as first taken, before any shrinking. */
  readonly walks: readonly Taken[];
  /** The failed walk, shrunk as far as time allowed. */
  readonly failed: Taken | undefined;
  /** The command line that replays it. */
  readonly replay: string | undefined;
  /** What no walk has covered. */
  readonly absent: readonly Evidence[];
}

const KINDS = ['command', 'transition', 'invariant'] as const;
type Counts = Record<(typeof KINDS)[number], number>;

const idsOf = ({ title }: Evidence) => [...title.matchAll(ID)].map(([, id]) => id as string);
const wordsOf = ({ title }: Evidence) => title.replaceAll(ID, '').trim();

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** How often each kind of evidence was covered, by requirement id. */
function byRequirement(): Record<string, Counts> {
  const ids = [...new Set(evidence.flatMap(idsOf))].sort(byNumber);
  const sum = (id: string, kind: Evidence['kind']) =>
    evidence
      .filter((each) => each.kind === kind && idsOf(each).includes(id))
      .reduce((total, { count }) => total + count, 0);
  const counts = (id: string) => Object.fromEntries(KINDS.map((kind) => [kind, sum(id, kind)]));
  return Object.fromEntries(ids.map((id) => [id, counts(id) as Counts]));
}

/** Why a run fails although no walk did. */
export const uncovered = (kind: Evidence['kind']) => `No walk covered this ${kind}`;

const commandsOf = ({ trail }: Taken) => trail.length - 1;

function asMarkdown({ form, seed, walks, failed, replay, absent }: Result): string {
  const commands = walks.reduce((sum, walk) => sum + commandsOf(walk), 0);
  const failure = failed
    ? ['## Failed', '', ...inWords(failed), '', `Replay: \`${replay}\``, '']
    : [];
  const never = absent.map(({ kind, title }) => `- ${uncovered(kind)}: ${title}`);
  const requirements = Object.entries(byRequirement()).map(([id, counts]) => [
    id,
    ...KINDS.map((kind) => counts[kind]),
  ]);
  const kinds = KINDS.flatMap((kind) => [
    `## By ${kind}`,
    '',
    countTable(
      [kind, 'ids', 'times'],
      evidence
        .filter((each) => each.kind === kind)
        .map((each) => [wordsOf(each), idsOf(each).join(', '), each.count]),
    ),
    '',
  ]);
  return [
    '# Random walks',
    '',
    `${form} form, seed ${seed}: ${many(walks.length, 'walk')}, ${many(commands, 'command')}.`,
    '',
    ...failure,
    ...never,
    '## By requirement',
    '',
    countTable(['id', 'commands', 'transitions', 'invariants'], requirements),
    '',
    ...kinds,
  ].join('\n');
}

/** A case for each walk, and a failed one for everything that no walk has covered. */
function cases({ walks, failed, replay, absent }: Result) {
  const failure = failed && [...inWords(failed), replay].join('\n');
  return [
    ...walks.map((walk, index) => ({
      name: `walk ${index + 1}, ${many(commandsOf(walk), 'command')}`,
      failure: walk.error === undefined ? undefined : failure,
    })),
    ...absent.map(({ kind, title }) => ({ name: title, failure: uncovered(kind) })),
  ];
}

/** Writes `reports/walks.json`, `reports/walks.md` and, as JUnit XML, `reports/walks.xml`. */
export function writeReports(result: Result): void {
  const { form, seed, replay, walks } = result;
  const json = {
    form,
    seed,
    replay,
    walks: walks.map((walk) => ({
      commands: commandsOf(walk),
      rows: walk.rows,
      passed: walk.error === undefined,
    })),
    requirements: byRequirement(),
    evidence: evidence.map((each) => ({ ...each, ids: idsOf(each), title: wordsOf(each) })),
  };
  writeReport('reports/walks.json', `${JSON.stringify(json, null, 2)}\n`);
  writeReport('reports/walks.md', asMarkdown(result));
  writeCases('reports/walks.xml', 'walks', cases(result));
}
