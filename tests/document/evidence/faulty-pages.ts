import type { ConformanceReport } from '../../conformance/report.ts';
import { many } from '../../run/text.ts';
import type { Content, Entry } from './kinds.ts';

/** Reads the conformance report. */
export function readFaultyPages(text: string): Content {
  const { failures, pages } = JSON.parse(text) as ConformanceReport;
  const entries = pages.flatMap(({ name, fault, findings }) =>
    findings.map(({ id, caught }): Entry => {
      const detail = caught ? `caught by ‘${caught.scenario}’: ${caught.message}` : 'not caught';
      return { ids: [id], title: `${name}: ${fault}`, detail, passed: caught !== undefined };
    }),
  );
  const missed = entries.filter(({ passed }) => !passed).length;
  const failed = failures - missed;
  const count = many(entries.length, 'time');
  const all = [
    ...(missed > 0 ? [`faulty pages not caught ${missed} of ${count}`] : []),
    ...(failed > 0 ? [`correct pages failed ${many(failed, 'example')}`] : []),
  ];
  const says = `${many(pages.length, 'faulty page')}, caught ${entries.length - missed} of ${count} by an example of a point that they violate`;
  return {
    summary: {
      says: [says, ...all].join('; '),
      ...(all.length > 0 && { fault: all.join(', and ') }),
    },
    entries,
  };
}
