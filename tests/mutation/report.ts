import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { countTable } from '../run/count-table.ts';
import { readFeatures, type SpecifiedRule } from '../traceability/features.ts';
import { readRequirements } from '../traceability/requirements.ts';

/** Mutants that cannot be run at all count neither way. */
const isValid = ({ status }: MutantResult) =>
  status !== 'CompileError' && status !== 'RuntimeError';
const isDead = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';

/** The share in percent of all mutants that are dead; those left alive for a reason count too. */
export function score(mutants: readonly MutantResult[]): number {
  const valid = mutants.filter(isValid);
  return (valid.filter(isDead).length / valid.length) * 100;
}

const here = (file: string) => relative(process.cwd(), file);

/** The id of the rule that a scenario stands in, by its place `file:line`. */
function idAt(rules: readonly SpecifiedRule[], place: string): string | undefined {
  const [, file, line] = place.match(/([^/]+\.feature):(\d+)/) ?? [];
  return rules.findLast((rule) => rule.file === file && rule.line < Number(line))?.ids[0];
}

function byRequirement(mutants: readonly MutantResult[]): string {
  const { rules } = readFeatures('features');
  const count = (places: (mutant: MutantResult) => readonly string[]) => {
    const total = new Map<string, number>();
    for (const mutant of mutants) {
      for (const id of new Set(places(mutant).map((place) => idAt(rules, place)))) {
        if (id) total.set(id, (total.get(id) ?? 0) + 1);
      }
    }
    return total;
  };
  const reached = count(({ coveredBy = [] }) => coveredBy);
  const killed = count(({ killedBy = [] }) => killedBy);
  const ids = [...readRequirements('features/README.md').keys()].filter((id) => reached.has(id));
  return countTable(
    ['id', 'mutants reached', 'mutants killed first'],
    ids.map((id) => [id, reached.get(id) ?? 0, killed.get(id) ?? 0]),
  );
}

function byFile(mutants: readonly MutantResult[]): string {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))].sort();
  return countTable(
    ['file', 'mutants', 'killed', 'alive for a reason', 'alive'],
    files.map((file) => {
      const own = mutants.filter(({ fileName }) => fileName === file).filter(isValid);
      const dead = own.filter(isDead).length;
      const excused = own.filter(({ status }) => status === 'Ignored').length;
      return [here(file), own.length, dead, excused, own.length - dead - excused];
    }),
  );
}

/** Writes `reports/mutation.md`: the mutants by requirement id and by file, and who lives and why. */
export function writeReport(mutants: readonly MutantResult[]): void {
  const alive = mutants.filter((mutant) => isValid(mutant) && !isDead(mutant));
  const lines = alive.map(
    ({ fileName, location, replacement, mutatorName, status, statusReason }) =>
      `- ${here(fileName)}:${location.start.line} ${mutatorName} \`${replacement}\`: ${statusReason ?? status}`,
  );
  const sections = [
    `# ${score(mutants).toFixed(1)} % of ${mutants.filter(isValid).length} mutants killed by the features`,
    byRequirement(mutants),
    byFile(mutants),
    '## Alive',
    lines.sort().join('\n'),
  ];
  writeFileSync('reports/mutation.md', `${sections.join('\n\n')}\n`);
}
