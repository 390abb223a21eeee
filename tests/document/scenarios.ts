/** The examples of a rule, or of a feature outside any rule. */
import type {
  Background,
  Examples,
  Scenario as GherkinScenario,
  Step,
  TableRow,
  Tag,
} from '@cucumber/messages';
import type { Anchors } from './anchors.ts';
import { dedented } from './prose.ts';
import type { ExamplesTable, Result, Scenario, Scope, Sentence } from './specification.ts';

/** What is below a rule, or below a feature. */
export type Children = readonly { background?: Background; scenario?: GherkinScenario }[];

/** What an example inherits from its feature and its rule. */
export interface Home {
  readonly uri: string;
  readonly anchor: string;
  readonly tags: readonly string[];
  readonly background: readonly Sentence[];
}

/** The result of the example at a file and line. */
type ResultAt = (place: string, anchor: string) => Result;

export const tagsOf = (tags: readonly Tag[]) => tags.map(({ name }) => name);

const scopeOf = (tags: readonly string[]): Scope => ({
  isModule: tags.includes('@module'),
  isOwn: tags.includes('@own'),
  isBuild: tags.includes('@build'),
});

const cellsOf = ({ cells }: TableRow) => cells.map(({ value }) => value);

const sentenceOf = (
  { keyword, text, dataTable, docString }: Step,
  isBackground: boolean,
): Sentence => ({
  keyword: keyword.trim(),
  text,
  isBackground,
  ...(dataTable && { table: dataTable.rows.map(cellsOf) }),
  ...(docString && {
    docString: { content: docString.content, mediaType: docString.mediaType ?? '' },
  }),
});

export const sentencesOf = ({ steps }: Background) => steps.map((step) => sentenceOf(step, true));

function scenarioOf(
  { name, keyword, description, location, tags, steps, examples }: GherkinScenario,
  home: Home,
  anchors: Anchors,
  resultAt: ResultAt,
): Scenario {
  const anchor = anchors.make(home.anchor, name);
  let count = 0;
  const tableOf = ({
    name,
    description,
    tags,
    tableHeader,
    tableBody,
  }: Examples): ExamplesTable => ({
    ...scopeOf(tagsOf(tags)),
    name,
    description: dedented(description),
    columns: tableHeader ? cellsOf(tableHeader) : [],
    rows: tableBody.map((row) => {
      count += 1;
      return {
        cells: cellsOf(row),
        result: resultAt(`${home.uri}:${row.location.line}`, anchors.take(`${anchor}-${count}`)),
      };
    }),
  });
  const tables = examples.map(tableOf);
  const results = tables.flatMap(({ rows }) => rows.map(({ result }) => result));
  return {
    ...scopeOf([...home.tags, ...tagsOf(tags)]),
    anchor,
    title: name || keyword,
    description: dedented(description),
    // Gherkin runs no background for an example without sentences.
    sentences:
      steps.length > 0 ? [...home.background, ...steps.map((step) => sentenceOf(step, false))] : [],
    tables,
    results: results.length > 0 ? results : [resultAt(`${home.uri}:${location.line}`, anchor)],
  };
}

export const scenariosOf = (
  children: Children,
  home: Home,
  anchors: Anchors,
  resultAt: ResultAt,
): Scenario[] =>
  children.flatMap(({ scenario }) =>
    scenario ? [scenarioOf(scenario, home, anchors, resultAt)] : [],
  );
