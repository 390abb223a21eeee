/** Tests outside the features, whose titles begin with the ids of points. */
import type { Covered } from '../../model/coverage.ts';
import type { ConditionOutcome } from '../../model/report.ts';
import { idsIn, withoutIds } from '../../results/features.ts';
import { type Case, parseCases } from '../../run/reports/junit.ts';
import { many } from '../../run/text.ts';
import type { Content, Entry } from './kinds.ts';

const entryOf = ({ name, passed }: Case): Entry => ({
  ids: idsIn(name),
  title: withoutIds(name),
  passed,
});

/** @param counted returns a number of tests of the kind in words */
function contentOf(cases: readonly Case[], counted: (count: number) => string): Content {
  const entries = cases.map(entryOf);
  const failed = cases.filter(({ passed }) => !passed).length;
  if (cases.length === 0) return { entries };
  if (failed === 0) return { summary: { says: `${cases.length}, all passed` }, entries };
  const says = `${cases.length}, of which ${failed} failed`;
  return { summary: { says, fault: `${failed} of ${counted(cases.length)} failed` }, entries };
}

/** Reads a JUnit report. */
export const readTests = (counted: (count: number) => string) => (text: string) =>
  contentOf(parseCases(text), counted);

/** Reads the report of the adverse conditions. */
export function readConditions(text: string): Content {
  const outcomes = JSON.parse(text) as readonly ConditionOutcome[];
  const cases = outcomes.map(({ title, error }) => ({ name: title, passed: error === undefined }));
  return contentOf(cases, (count) => many(count, 'adverse condition'));
}

interface WalksReport {
  readonly form: string;
  readonly seed: number;
  readonly walks: readonly { commands: number; passed: boolean }[];
  readonly evidence: readonly (Covered & { readonly ids: readonly string[] })[];
}

/** Reads the report of the random walks. */
export function readWalks(text: string): Content {
  const { form, seed, walks, evidence } = JSON.parse(text) as WalksReport;
  const commands = walks.reduce((sum, walk) => sum + walk.commands, 0);
  const failed = walks.filter(({ passed }) => !passed).length;
  const outcome = failed === 0 ? 'no failures' : `${failed} failed`;
  const size = `${many(walks.length, 'walk')}, ${many(commands, 'command')} in all`;
  return {
    summary: {
      says: `${size}, ${outcome} (${form} form, seed ${seed})`,
      ...(failed > 0 && { fault: `${failed} of ${many(walks.length, 'random walk')} failed` }),
    },
    entries: evidence
      .filter(({ count }) => count > 0)
      .map(({ ids, kind, title, count }) => {
        const detail = `${kind}, ${many(count, 'time')}`;
        return { ids, title, detail, passed: true };
      }),
  };
}
