/** The specification as of a run: sections, points and examples, with their verdicts. */
import type { Envelope, Scenario as GherkinScenario, Location, Pickle } from '@cucumber/messages';
import type { Need } from '../driver/judged-window.ts';
import { ReportError } from '../run/reports/report-file.ts';
import { exampleOf } from './examples.ts';
import {
  cellsOf,
  documentsOf,
  type Features,
  idsIn,
  picklesOf,
  proseInSection,
  proseOf,
  rulesIn,
  scenariosOf,
  sectionTitle,
  sentenceOf,
  tagsOf,
} from './features.ts';
import { readRun, readStream } from './run.ts';
import { pointVerdict } from './verdict.ts';

/** The id of something with this title, inside `home`: stable between runs, and also the name of its files. */
export function idIn(home: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [home, ...words].join('-');
}

/** Whether a value is clear without its column name: a word is, a number is not. */
const isSelfExplanatory = (value: string) => /\p{L}{2}/u.test(value);

/** The name of an outline's row: its values but the reason, those that are no words after their column's name. */
function rowName(columns: readonly string[], cells: readonly string[]): string {
  const parts = columns.flatMap((column, nth) => {
    const value = cells[nth] ?? '';
    if (column === 'because') return [];
    return isSelfExplanatory(value) ? value : `${column} ${value || 'empty'}`;
  });
  return parts.join(' · ');
}

/** What a sentence of the features needs of a driven browser. */
type NeedOf = (sentence: string) => Need | undefined;

export type Specification = ReturnType<typeof specify>;
export type Point = Specification['points'][number];
/** An example, or an outline with tables of values. */
export type Scenario = Point['scenarios'][number];
/** One example, or one row of an outline, with its results. */
export type Example = Scenario['examples'][number];
/** A table of values; each row is an example of its outline. */
export type ExamplesTable = Scenario['tables'][number];

/**
 * The specification as of a run, made once for all who use it.
 *
 * @param streams paths of the run's message stream and, in a verdict, of that of walks that broke
 * @throws ReportError if a stream is missing or damaged, its run has not ended, no example was run, or a feature has
 * changed since
 */
export function readSpecification(
  streams: readonly string[],
  features: Features,
  needOf?: NeedOf,
): Specification {
  const envelopes = streams.flatMap(readStream);
  const specification = specify(envelopes, features, needOf);
  if (envelopes.some(({ testCaseFinished }) => testCaseFinished)) return specification;
  throw new ReportError(
    `No example was run: ${[...streams, ...specification.run.faults].join('; ')}`,
  );
}

/**
 * The specification as of a run.
 *
 * @param envelopes the messages of the run; without any, no example was run
 * @param needOf absent if that is not asked
 * @throws ReportError if a feature has changed since
 */
export function specify(envelopes: readonly Envelope[], features: Features, needOf?: NeedOf) {
  const { planned, run } = readRun(envelopes);
  const documents = documentsOf(envelopes, features);
  const pickles = picklesOf(documents);

  const needsOf = ({ steps, uri }: Pickle) =>
    needOf && features.sources.has(uri)
      ? [...new Set(steps.flatMap(({ text }) => needOf(text) ?? []))]
      : undefined;

  const scenarioOf = (scenario: GherkinScenario, inherited: readonly string[], uri: string) => {
    const { name, location, steps, examples } = scenario;
    const tags = [...inherited, ...tagsOf(scenario)];
    const isOwn = tags.includes('@own');
    const id = idIn(tags.flatMap(idsIn)[0] ?? '', name);
    const exampleAt = (
      { line }: Location,
      id: string,
      columns: readonly string[] = [],
      cells: readonly string[] = [],
    ) => {
      const pickle = pickles.get(`${uri}:${line}`) as Pickle;
      return {
        ...exampleOf(pickle, steps, id, planned),
        isOwn,
        /** What it needs of a driven browser; absent if unknown. */
        needs: needsOf(pickle),
        /** The values of its row, and their name; both empty unless it is a row. */
        cells,
        row: rowName(columns, cells),
      };
    };
    let count = 0;
    const tables = examples.map(({ tableHeader, tableBody }) => {
      const columns = tableHeader ? cellsOf(tableHeader) : [];
      const rows = tableBody.map((row) => {
        count += 1;
        return exampleAt(row.location, `${id}-${count}`, columns, cellsOf(row));
      });
      return { columns, examples: rows };
    });
    return {
      id,
      place: `${uri}:${location.line}`,
      title: name,
      /** Whether it may judge this project's page only. */
      isOwn,
      tags,
      sentences: steps.map((step) => sentenceOf(step.keyword, step.text, step)),
      /** Empty unless it is an outline. */
      tables,
      /** Itself or all rows. */
      examples:
        tables.length > 0 ? tables.flatMap((table) => table.examples) : [exampleAt(location, id)],
    };
  };

  const inFiles = rulesIn(documents);
  const ids = [...new Set([...features.titles.keys(), ...inFiles.flatMap((each) => each.ids)])];
  const rules = ids.flatMap((id) => inFiles.filter((each) => each.ids.includes(id)));

  /** A point by its rules: a walk that broke is an example in a file of its own. */
  const pointOf = (id: string, section: string) => {
    const its = rules.filter((each) => each.ids.includes(id));
    const scenarios = its.flatMap(({ feature, rule, uri }) =>
      scenariosOf(rule).map((each) => scenarioOf(each, [...tagsOf(rule), ...tagsOf(feature)], uri)),
    );
    const examples = scenarios.flatMap((scenario) => scenario.examples);
    const shared = examples.filter(({ isOwn }) => !isOwn);
    // Another page promises less.
    const asked = run.page ? shared : examples;
    return {
      id,
      /** The title of its section. */
      section,
      /** File and line of its rule. */
      place: `${its[0]?.uri}:${its[0]?.rule.location.line}`,
      title: its[0]?.rule.name ?? '',
      /** Markdown. */
      description: its.map(({ rule }) => proseOf(rule)).find(Boolean) ?? '',
      scenarios,
      examples,
      /** The examples by which the page of the run is judged. */
      asked,
      /** Whether any page is judged by it, rather than this project's page alone. */
      isShared: shared.length > 0,
      ...pointVerdict(asked),
    };
  };

  const sectionOf = (title: string) => {
    const its = rules.filter(({ feature }) => sectionTitle(feature) === title);
    const parts = [...new Set(its.map(({ feature }) => feature))];
    return {
      id: idIn('section', title),
      title,
      /** Markdown. */
      prose: parts.map(proseInSection).filter(Boolean).join('\n\n'),
      points: [...new Set(its.flatMap((each) => each.ids))].map((id) => pointOf(id, title)),
    };
  };

  const titles = [...new Set(rules.map(({ feature }) => sectionTitle(feature)))];
  const sections = titles.map(sectionOf);
  return {
    sections,
    /** Those of all sections. */
    points: sections.flatMap(({ points }) => points),
    /** The definitions of its terms in Markdown, each titled by the first term in it. */
    terms: features.terms.map((description) => {
      const [, title = ''] = /\*\*(.+?)\*\*/.exec(description.replaceAll('_', '')) ?? [];
      return { id: idIn('term', title), title, description };
    }),
    run,
  };
}
