/** The examples of a rule. */
import type { Scenario as GherkinScenario, Rule, Step } from '@cucumber/messages';
import { cellsOf } from './gherkin.ts';
import type { Example, ExamplesTable, Scenario, Sentence } from './specification.ts';

/** What an example inherits from its feature and its rule. */
export interface Home {
  readonly uri: string;
  readonly id: string;
  readonly tags: readonly string[];
}

/** The example at a file and line. */
type ExampleAt = (place: string, id: string) => Example;

/** The id of something with this title, inside `home`: stable between runs, and also the name of its files. */
export function idIn(home: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [home, ...words].join('-');
}

export const tagsOf = ({ tags }: Pick<Rule, 'tags'>) => tags.map(({ name }) => name);

const sentenceOf = ({ keyword, text, dataTable, docString }: Step): Sentence => ({
  keyword: keyword.trim(),
  text,
  ...(dataTable && { table: dataTable.rows.map(cellsOf) }),
  ...(docString && { docString: docString.content }),
});

export function scenarioOf(scenario: GherkinScenario, home: Home, exampleAt: ExampleAt): Scenario {
  const { name, location, steps, examples } = scenario;
  const tags = [...home.tags, ...tagsOf(scenario)];
  const id = idIn(home.id, name);
  let count = 0;
  const tables = examples.map(
    ({ tableHeader, tableBody }): ExamplesTable => ({
      columns: tableHeader ? cellsOf(tableHeader) : [],
      rows: tableBody.map((row) => {
        count += 1;
        return {
          cells: cellsOf(row),
          example: exampleAt(`${home.uri}:${row.location.line}`, `${id}-${count}`),
        };
      }),
    }),
  );
  return {
    id,
    title: name,
    isModule: tags.includes('@module'),
    isOwn: tags.includes('@own'),
    isBuild: tags.includes('@build'),
    sentences: steps.map(sentenceOf),
    tables,
    examples:
      tables.length > 0
        ? tables.flatMap(({ rows }) => rows.map(({ example }) => example))
        : [exampleAt(`${home.uri}:${location.line}`, id)],
  };
}
