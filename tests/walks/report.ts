import { writeFileSync } from 'node:fs';
import { countTable } from '../run/count-table.ts';
import { ID } from '../traceability/features.ts';
import { type Evidence, evidence } from './evidence.ts';
import { inWords } from './failure.ts';
import type { Taken } from './take.ts';

/** What a run of walks came to. */
export interface Result {
  readonly form: string;
  readonly seed: number;
  /** The walks as they were taken at first, before any shrinking. */
  readonly walks: readonly Taken[];
  /** The failed walk as far as it was shrunk. */
  readonly failed: Taken | undefined;
  /** The line that replays it. */
  readonly replay: string | undefined;
  /** What should have happened in some walk, and never did. */
  readonly absent: readonly Evidence[];
}

const KINDS = ['command', 'transition', 'invariant'] as const;
type Counts = Record<(typeof KINDS)[number], number>;

const idsOf = ({ title }: Evidence) => [...title.matchAll(ID)].map(([, id]) => id as string);
const wordsOf = ({ title }: Evidence) => title.replaceAll(ID, '').trim();

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

/** By requirement id, how often each kind of evidence was given. */
function byRequirement(): Record<string, Counts> {
  const ids = [...new Set(evidence.flatMap(idsOf))].sort(byNumber);
  const sum = (id: string, kind: Evidence['kind']) =>
    evidence
      .filter((each) => each.kind === kind && idsOf(each).includes(id))
      .reduce((total, { count }) => total + count, 0);
  const counts = (id: string) => Object.fromEntries(KINDS.map((kind) => [kind, sum(id, kind)]));
  return Object.fromEntries(ids.map((id) => [id, counts(id) as Counts]));
}

const commandsOf = ({ trail }: Taken) => trail.length - 1;

function asMarkdown({ form, seed, walks, failed, replay, absent }: Result): string {
  const commands = walks.reduce((sum, walk) => sum + commandsOf(walk), 0);
  const failure = failed
    ? ['## Failed', '', ...inWords(failed), '', `Again: \`${replay}\``, '']
    : [];
  const never = absent.map(({ kind, title }) => `- No walk has had this ${kind}: ${title}`);
  const requirements = Object.entries(byRequirement()).map(([id, counts]) => [
    id,
    ...KINDS.map((kind) => counts[kind]),
  ]);
  const kinds = KINDS.flatMap((kind) => [
    `## Each ${kind}`,
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
    `The ${form} form, seed ${seed}: ${walks.length} walks, ${commands} commands.`,
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

const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[<>&"]/g, (each) => ESCAPES[each] as string);

function asJUnit({ walks, failed, replay, absent }: Result): string {
  const testcase = (name: string, failure?: string) =>
    `<testcase classname="walks" name="${escaped(name)}">${
      failure === undefined ? '' : `<failure message="${escaped(failure)}"/>`
    }</testcase>`;
  const cases = walks.map((walk, index) =>
    testcase(
      `walk ${index + 1}, ${commandsOf(walk)} commands`,
      failed && walk.error !== undefined ? [...inWords(failed), replay].join('\n') : undefined,
    ),
  );
  const missed = absent.map(({ kind, title }) => testcase(title, `no walk has had this ${kind}`));
  return `<testsuite name="walks">\n${[...cases, ...missed].join('\n')}\n</testsuite>\n`;
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
  writeFileSync('reports/walks.json', `${JSON.stringify(json, null, 2)}\n`);
  writeFileSync('reports/walks.md', asMarkdown(result));
  writeFileSync('reports/walks.xml', asJUnit(result));
}
