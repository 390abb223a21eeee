import type { schema } from '@stryker-mutator/api/core';
import { calculateMetrics } from 'mutation-testing-metrics';
import { readFeatures, type SpecifiedRule } from '../results/features.ts';
import { readRequirements } from '../results/requirements.ts';
import { countTable } from '../run/text.ts';
import { isAlive } from './exceptions.ts';
import type { Report } from './judge.ts';

/** What mutation-testing-metrics counts in some files of a report; all of them unless said. */
export function metricsOf({ files }: Report, isCounted: (file: string) => boolean = () => true) {
  const counted = Object.entries(files).filter(([name]) => isCounted(name));
  return calculateMetrics(Object.fromEntries(counted)).metrics;
}

/** The id of the rule that a scenario stands in, by its place `file:line`. */
function idAt(rules: readonly SpecifiedRule[], place: string): string | undefined {
  const [, file, line] = place.match(/([^/]+\.feature):(\d+)/) ?? [];
  return rules.findLast((rule) => rule.file === file && rule.line < Number(line))?.ids[0];
}

function byRequirement(mutants: readonly schema.MutantResult[]): string {
  const { rules } = readFeatures('features');
  const count = (places: (mutant: schema.MutantResult) => readonly string[]) => {
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

function byFile(report: Report): string {
  return countTable(
    ['file', 'mutants', 'killed', 'alive', 'ignored by rule'],
    Object.keys(report.files)
      .sort()
      .map((file) => {
        const { totalValid, totalDetected, totalUndetected, ignored } = metricsOf(
          report,
          (each) => each === file,
        );
        return [file, totalValid, totalDetected, totalUndetected, ignored];
      }),
  );
}

/** The report in Markdown: its mutants by requirement id and by file, and why which are alive. */
export function markdownOf(report: Report): string {
  const { mutationScore, totalValid } = metricsOf(report);
  const mutants = Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file })),
  );
  const alive = mutants
    .filter(isAlive)
    .map(
      ({ file, location, replacement, mutatorName, statusReason = 'no reason is given' }) =>
        `- ${file}:${location.start.line} ${mutatorName} \`${replacement}\`: ${statusReason}`,
    );
  return `${[
    `# ${mutationScore.toFixed(1)} % of ${totalValid} mutants killed`,
    byRequirement(mutants),
    byFile(report),
    '## Alive',
    alive.sort().join('\n'),
  ].join('\n\n')}\n`;
}
