/** The files for machines beside the document: `specification.json` and `badge.json`. */
import type { Example, Scenario } from '../results/specification.ts';
import type { Verdict } from '../results/verdict.ts';
import { many } from '../run/text.ts';
import { type DocumentData, type Needs, type ShownPoint, verdictOnAll } from './document-data.ts';

function exampleEntry(example: Example, scenario: Scenario, all: Needs) {
  const { id, title, place, verdict, browsers, sentences } = example;
  const needs = all.get(place);
  return {
    id,
    title,
    place,
    sentences: sentences.map((sentence, nth) => ({
      keyword: scenario.sentences[nth]?.keyword ?? '',
      ...sentence,
    })),
    ...(needs && { needs }),
    verdict,
    engines: browsers.map(({ browser, verdict }) => ({ engine: browser, verdict })),
  };
}

const pointEntry = (point: ShownPoint, section: string, needs: Needs) => ({
  id: point.id,
  section,
  sentence: point.title,
  verdict: point.verdict,
  examples: point.scenarios.flatMap((scenario) =>
    scenario.examples.map((example) => exampleEntry(example, scenario, needs)),
  ),
  evidence: point.evidence.map(({ kind, entries }) => {
    const passed = entries.filter((entry) => entry.passed).length;
    return { kind: kind.name, passed, failed: entries.length - passed };
  }),
  faultyPages: point.caughtPages.map(({ name, fault }) => ({ name, fault })),
});

/** The content of `specification.json`. */
export function specificationFile({ sections, unbuilt, run, needs }: DocumentData) {
  const { started, browsers, commits, changed, pages, faults } = run;
  return {
    schemaVersion: 1,
    time: started,
    engines: browsers,
    commits,
    changed,
    pages,
    faults,
    points: sections.flatMap(({ title, points }) =>
      points.map((point) => pointEntry(point, title, needs)),
    ),
    unbuilt: unbuilt.map(({ id, title }) => ({ id, sentence: title })),
  };
}

const COLORS: Record<Verdict, string> = {
  passed: 'brightgreen',
  failed: 'red',
  'not run': 'yellow',
};

/** The content of `badge.json`, in the format of the endpoint badge of shields.io. */
export function badgeOf(data: DocumentData) {
  const { sections, unbuilt } = data;
  const verdicts = sections.flatMap(({ points }) => points.map(({ verdict }) => verdict));
  const total = verdicts.length + unbuilt.length;
  const held = verdicts.filter((verdict) => verdict === 'passed').length;
  return {
    schemaVersion: 1,
    label: 'specification',
    message: `${held} of ${many(total, 'point')} hold`,
    color: COLORS[verdictOnAll(data)],
  };
}

const bytesOf = (content: object) => Buffer.from(`${JSON.stringify(content, null, 2)}\n`);

/** The files for machines, by their paths. */
export const dataFiles = (data: DocumentData): Readonly<Record<string, Buffer>> => ({
  'specification.json': bytesOf(specificationFile(data)),
  'badge.json': bytesOf(badgeOf(data)),
});
