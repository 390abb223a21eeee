/** The examples of a rule, or of a feature outside any rule. */
import type {
  Background,
  Examples,
  Scenario as GherkinScenario,
  Step,
  Tag,
} from '@cucumber/messages';
import { cellsOf } from './gherkin.ts';
import type { Ids } from './ids.ts';
import { dedented } from './prose.ts';
import type { Example, ExamplesTable, Scenario, Scope, Sentence } from './specification.ts';

/** The children of a rule or a feature. */
export type Children = readonly { background?: Background; scenario?: GherkinScenario }[];

/** What an example inherits from its feature and its rule. */
export interface Home {
  readonly uri: string;
  readonly id: string;
  readonly tags: readonly string[];
  readonly background: readonly Sentence[];
}

/** The example at a file and line. */
type ExampleAt = (place: string, id: string) => Example;

export const tagsOf = (tags: readonly Tag[]) => tags.map(({ name }) => name);

const scopeOf = (tags: readonly string[]): Scope => ({
  isModule: tags.includes('@module'),
  isOwn: tags.includes('@own'),
  isBuild: tags.includes('@build'),
});

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
  ids: Ids,
  exampleAt: ExampleAt,
): Scenario {
  const id = ids.make(home.id, name);
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
        example: exampleAt(`${home.uri}:${row.location.line}`, ids.take(`${id}-${count}`)),
      };
    }),
  });
  const tables = examples.map(tableOf);
  const rows = tables.flatMap(({ rows }) => rows.map(({ example }) => example));
  return {
    ...scopeOf([...home.tags, ...tagsOf(tags)]),
    id,
    title: name || keyword,
    description: dedented(description),
    // Gherkin runs no background for an example without sentences.
    sentences:
      steps.length > 0 ? [...home.background, ...steps.map((step) => sentenceOf(step, false))] : [],
    tables,
    examples: rows.length > 0 ? rows : [exampleAt(`${home.uri}:${location.line}`, id)],
  };
}

export const scenariosOf = (
  children: Children,
  home: Home,
  ids: Ids,
  exampleAt: ExampleAt,
): Scenario[] =>
  children.flatMap(({ scenario }) =>
    scenario ? [scenarioOf(scenario, home, ids, exampleAt)] : [],
  );
