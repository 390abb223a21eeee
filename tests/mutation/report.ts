import { readRequirements } from '../results/features.ts';
import { countMutants, isAlive, readMutants } from '../results/mutants.ts';
import { markdownTable } from '../run/text.ts';
import type { Report } from './stryker.ts';

/** The report in Markdown: mutants by requirement id and by file, and reasons for the survivors. */
export function markdownOf(report: Report): string {
  const titles = readRequirements('features/README.md');
  const { dead, valid, killedFor } = readMutants(JSON.stringify(report), titles);
  const files = Object.entries(report.files).sort(([a], [b]) => a.localeCompare(b));
  const alive = files.flatMap(([file, { mutants }]) =>
    mutants
      .filter(isAlive)
      .map(
        ({ location, replacement, mutatorName, statusReason = 'no reason is given' }) =>
          `- ${file}:${location.start.line} ${mutatorName} \`${replacement}\`: ${statusReason}`,
      ),
  );
  return `# ${((100 * dead) / valid).toFixed(1)} % of ${valid} mutants killed

${markdownTable(
  ['id', 'mutants that its scenarios kill first'],
  [...titles.keys()].map((id) => [id, killedFor(id).length]),
)}

${markdownTable(
  ['file', 'mutants', 'killed', 'ignored by rule'],
  files.map(([file, { mutants }]) => {
    const { dead, valid } = countMutants(mutants);
    return [file, valid, dead, mutants.filter(({ status }) => status === 'Ignored').length];
  }),
)}

## Alive

${alive.join('\n')}
`;
}
