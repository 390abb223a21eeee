import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Files } from '../results/examples.ts';
import { idsIn, withoutIds } from '../results/features.ts';
import { type Case, parseCases } from '../run/reports/junit.ts';
import { readReport } from '../run/reports/report-file.ts';
import { many } from '../run/text.ts';

/** A kind of evidence for a point besides its examples: tests whose titles begin with its id. */
export interface Kind {
  /** The id of its explanation in the document. */
  readonly id: string;
  readonly name: string;
  /** The heading of its list under a point, if it is not the name. */
  readonly heading?: string;
  /** Its explanation, in Markdown. */
  readonly meaning: string;
  /** The name of its JUnit report in the folder of reports. */
  readonly file: string;
  /** What one of its tests is called, and several; absent if their titles are the summary. */
  readonly noun?: readonly [one: string, more: string];
  /** Whether the document lists only the failed ones under a point. */
  readonly listsFailuresOnly?: boolean;
  /** Further reports, for the reader, in the folder of reports. */
  readonly pages?: readonly string[];
}

/** The id of the kind that explains what a faulty page is. */
export const FAULTY_PAGES = 'kind-faulty-page';

/** All kinds, in the order of the document. */
export const KINDS: readonly Kind[] = [
  {
    id: 'kind-property',
    name: 'Properties',
    heading: 'Properties and unit tests',
    meaning:
      'A **property** is a statement about a part of the page that must hold for all data: it is checked with hundreds of random cases, and a case that breaks it is reduced to the smallest one that does. **Unit tests** check the same parts with chosen cases.',
    file: 'properties.xml',
    noun: ['property', 'properties'],
  },
  {
    id: 'kind-component',
    name: 'Component tests',
    meaning:
      'A **component test** shows one part of the page by itself in a browser, with data and surroundings that it never has in the whole page.',
    file: 'components.xml',
    noun: ['component test', 'component tests'],
  },
  {
    id: 'kind-walk',
    name: 'Random walks',
    meaning:
      'A **random walk** uses the page at random and compares it with a small model after every command, which is an action of the reader, the window or the clock. The walks are listed under each point that they touched.',
    file: 'walks.xml',
  },
  {
    id: 'kind-mutant',
    name: 'Changes to the code',
    meaning:
      'A **change to the code**, also called a mutant, is one small mistake made in the code of the page on purpose. If a test then fails, the mistake is detected; if none does, the tests would miss the same mistake made by accident.',
    file: 'mutation.xml',
    pages: ['mutation/features.html', 'mutation/tests.html'],
  },
  {
    id: FAULTY_PAGES,
    name: 'Faulty pages',
    heading: 'Faulty pages that its examples missed',
    meaning:
      'A **faulty page** is a variant of a second page, written separately, that violates the specification in one way. It is caught if an example of the violated point fails.',
    file: 'conformance.xml',
    noun: ['expected verdict', 'expected verdicts'],
    listsFailuresOnly: true,
  },
];

/** The summary of the last report with a kind of evidence. */
export type KindSummary = ReturnType<typeof summaryOf>;

function summaryOf(folder: string, kind: Kind, cases: readonly Case[]) {
  const failed = cases.filter(({ passed }) => !passed);
  const titles = (some: readonly Case[]) => some.map(({ name }) => withoutIds(name)).join('; ');
  const { noun: [one, more] = [], file, pages = [] } = kind;
  const fault = one
    ? `${failed.length} of ${many(cases.length, one, more)} failed`
    : `failed: ${titles(failed)}`;
  const outcome = failed.length === 0 ? 'all passed' : `of which ${failed.length} failed`;
  return {
    kind,
    says: one ? `${cases.length}, ${outcome}` : titles(cases),
    /** The failures, for the headline of the document; absent if there are none. */
    fault: failed.length > 0 ? fault : undefined,
    /** When the report was written, ISO 8601. */
    made: statSync(`${folder}/${file}`).mtime.toISOString(),
    /** The kind's further reports that there are. */
    pages: pages.filter((page) => existsSync(`${folder}/${page}`)),
  };
}

/**
 * Reads the reports in a folder: a summary of each that there is, and for each point the evidence of each kind,
 * failed entries first.
 *
 * @param files receives further reports by their paths
 * @throws ReportError if one is damaged
 */
export function readEvidence(folder: string, files: Files) {
  const reports = KINDS.flatMap((kind) => {
    const cases = readReport(`${folder}/${kind.file}`, parseCases) ?? [];
    return cases.length > 0 ? [{ kind, cases }] : [];
  });
  const summaries = reports.map(({ kind, cases }) => summaryOf(folder, kind, cases));
  for (const page of summaries.flatMap(({ pages }) => pages))
    files.set(page, readFileSync(`${folder}/${page}`));
  const evidenceFor = (id: string) =>
    reports.flatMap(({ kind, cases }) => {
      const entries = cases
        .filter(({ name }) => idsIn(name).includes(id))
        .filter(({ passed }) => !(passed && kind.listsFailuresOnly))
        .map(({ name, passed }) => ({ title: withoutIds(name), passed }))
        .toSorted((a, b) => Number(a.passed) - Number(b.passed));
      return entries.length > 0 ? [{ kind, entries }] : [];
    });
  return { summaries, evidenceFor };
}
