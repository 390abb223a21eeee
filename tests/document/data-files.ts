/** The files for programs beside the document: `specification.json` and `badge.json`. */
import type { Matrix } from '../conformance/matrix.ts';
import type { Example, Scenario } from '../results/specification.ts';
import type { Verdict } from '../results/verdict.ts';
import { many } from '../run/text.ts';
import { type DocumentData, type ShownPoint, verdictOnAll } from './document-data.ts';

function exampleEntry(example: Example, { isOwn }: Scenario, { pages }: Matrix) {
  const { id, title, place, verdict, browsers, sentences, needs } = example;
  return {
    ...{ id, title, place, sentences, needs, isOwn, verdict },
    engines: browsers.map(({ browser, verdict }) => ({ engine: browser, verdict })),
    catches: Object.keys(pages).filter((name) => pages[name]?.fails.includes(id)),
  };
}

const pointEntry = (point: ShownPoint, section: string, matrix: Matrix) => ({
  id: point.id,
  section,
  sentence: point.title,
  verdict: point.verdict,
  examples: point.scenarios.flatMap((scenario) =>
    scenario.examples.map((example) => exampleEntry(example, scenario, matrix)),
  ),
  evidence: point.evidence.map(({ kind, entries }) => {
    const passed = entries.filter((entry) => entry.passed).length;
    return { kind: kind.name, passed, failed: entries.length - passed };
  }),
  faultyPages: point.caughtPages.map(({ name, slug, fault }) => ({ name, slug, fault })),
});

/** The content of `specification.json`, which also tells the runner what to run. */
export type SpecificationFile = ReturnType<typeof specificationFile>;

export function specificationFile(data: DocumentData) {
  const { started, browsers, commits, changed, pages, faults } = data.run;
  const points = data.sections.flatMap(({ title, points }) =>
    points.map((point) => pointEntry(point, title, data.matrix)),
  );
  return {
    schemaVersion: 1,
    time: started,
    engines: browsers,
    commits,
    changed,
    pages,
    faults,
    points: points.filter(({ examples }) => examples.length > 0),
    unbuilt: points
      .filter(({ examples }) => examples.length === 0)
      .map(({ id, sentence }) => ({ id, sentence })),
  };
}

const COLORS: Record<Verdict, string> = {
  passed: 'brightgreen',
  failed: 'red',
  'not run': 'yellow',
};

/** The content of `badge.json`, in the format of the endpoint badge of shields.io. */
export function badgeOf(data: DocumentData) {
  const verdicts = data.sections.flatMap(({ points }) => points.map(({ verdict }) => verdict));
  const held = verdicts.filter((verdict) => verdict === 'passed').length;
  return {
    schemaVersion: 1,
    label: 'specification',
    message: `${held} of ${many(verdicts.length, 'point')} hold`,
    color: COLORS[verdictOnAll(data)],
  };
}
