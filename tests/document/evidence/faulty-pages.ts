import type { ConformanceReport } from '../../conformance/report.ts';
import { many } from '../../run/text.ts';
import type { Content, Entry } from './kinds.ts';

/** Reads the conformance report. */
export function readFaultyPages(text: string): Content {
  const { failures, pages } = JSON.parse(text) as ConformanceReport;
  // Those that were caught are listed by the matrix.
  const entries = pages.flatMap(({ name, fault, findings }) =>
    findings.flatMap(({ id, caught }): Entry[] =>
      caught
        ? []
        : [{ ids: [id], title: `${name}: ${fault}`, detail: 'not caught', passed: false }],
    ),
  );
  const missed = entries.length;
  const failed = failures - missed;
  const asked = pages.reduce((sum, { findings }) => sum + findings.length, 0);
  const all = [
    ...(missed > 0 ? [`${missed} of ${asked} expected catches missed`] : []),
    ...(failed > 0 ? [`correct pages failed ${many(failed, 'example')}`] : []),
  ];
  const says = `${many(pages.length, 'faulty page')}, ${asked - missed} of ${asked} expected catches`;
  return {
    summary: {
      says: [says, ...all].join('; '),
      ...(all.length > 0 && { fault: all.join(', and ') }),
    },
    entries,
  };
}
