import type { Example, Scenario, Sentence } from './specification.ts';

/** An example with the values of its row in place of the outline's placeholders. */
export interface ExpandedExample {
  readonly example: Example;
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

/** Replaces placeholders by values. */
type Fill = (text: string) => string;

const filled = (sentence: Sentence, fill: Fill): Sentence => ({
  ...sentence,
  text: fill(sentence.text),
  ...(sentence.table && { table: sentence.table.map((row) => row.map(fill)) }),
  ...(sentence.docString && {
    docString: { ...sentence.docString, content: fill(sentence.docString.content) },
  }),
});

/** The examples of a scenario: itself, or all rows of an outline. */
export function expanded({
  title,
  sentences,
  tables,
  examples,
}: Scenario): readonly ExpandedExample[] {
  const rows = tables.flatMap(({ columns, rows }) =>
    rows.map(({ cells, example }): ExpandedExample => {
      // Column by column, like Gherkin.
      const fill: Fill = (text) =>
        columns.reduce(
          (all, column, nth) => all.replaceAll(`<${column}>`, () => `${cells[nth]}`),
          text,
        );
      return {
        example,
        title: fill(title),
        sentences: sentences.map((each) => (each.isBackground ? each : filled(each, fill))),
      };
    }),
  );
  return rows.length > 0 ? rows : examples.map((example) => ({ example, title, sentences }));
}
