import type { Finding } from '../../conformance/judging.ts';
import { many } from '../../run/many.ts';
import type { Content, Entry } from './kinds.ts';

interface FaultyPagesReport {
  /** How many times a faulty page was not caught, or a correct one failed. */
  readonly faults: number;
  readonly twins: readonly { name: string; wrong: string; findings: readonly Finding[] }[];
}

/** Reads the report of the faulty pages. */
export function readFaultyPages(text: string): Content {
  const { faults, twins } = JSON.parse(text) as FaultyPagesReport;
  const entries = twins.flatMap(({ name, wrong, findings }) =>
    findings.map(({ id, caught }): Entry => {
      const detail = caught ? `caught by ‘${caught.scenario}’: ${caught.message}` : 'not caught';
      return { ids: [id], title: `${name}: ${wrong}`, detail, passed: caught !== undefined };
    }),
  );
  const missed = entries.filter(({ passed }) => !passed).length;
  const failed = faults - missed;
  const count = many(entries.length, 'time');
  const all = [
    ...(missed > 0 ? [`faulty pages not caught ${missed} of ${count}`] : []),
    ...(failed > 0 ? [`correct pages failed ${many(failed, 'example')}`] : []),
  ];
  const says = `${many(twins.length, 'faulty page')}, caught ${entries.length - missed} of ${count} by an example of a point that they violate`;
  return {
    summary: {
      says: [says, ...all].join('; '),
      ...(all.length > 0 && { fault: all.join(', and ') }),
    },
    entries,
  };
}
