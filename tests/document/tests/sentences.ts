/** Checks that the document of a feature file is complete. */
import assert from 'node:assert/strict';
import type { Envelope, Pickle, Scenario } from '@cucumber/messages';
import { placeOf } from '../../results/attempts.ts';
import type { ReadSentence } from './read-example.ts';
import type { ReadDocument } from './reading.ts';

export const picklesOf = (messages: readonly Envelope[]) =>
  messages.flatMap(({ pickle }) => pickle ?? []);

/** The backgrounds and scenarios of a feature and of its rules. */
const childrenOf = (messages: readonly Envelope[]) =>
  messages
    .flatMap(({ gherkinDocument }) => gherkinDocument?.feature?.children ?? [])
    .flatMap(({ rule, ...other }) => (rule ? rule.children : [other]));

/** A pickle's example in the document. */
export function shown(document: ReadDocument, pickle: Pickle) {
  const example = document.example(placeOf(pickle));
  assert.ok(example, `no example ${placeOf(pickle)}`);
  return example;
}

const sentencesOf = (
  { steps }: Pickle,
  keywords: ReadonlyMap<string | undefined, string>,
): ReadSentence[] =>
  steps.map(({ text, astNodeIds: [id], argument: { dataTable, docString } = {} }) => ({
    keyword: keywords.get(id)?.trim(),
    text,
    ...(dataTable && {
      table: dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)),
    }),
    ...(docString && { docString: docString.content }),
    ...(docString?.mediaType && { mediaType: docString.mediaType }),
  }));

/** Checks that every sentence is in its example, and that ids are unique and links have targets. */
export function checkSentences(document: ReadDocument, messages: readonly Envelope[]): void {
  const pickles = picklesOf(messages);
  const children = childrenOf(messages);
  const steps = children.flatMap(
    ({ background, scenario }) => (background ?? scenario)?.steps ?? [],
  );
  const keywords = new Map(steps.map(({ id, keyword }) => [id, keyword]));
  const scenarios = new Map(
    children.flatMap(({ scenario }) => (scenario ? [[scenario.id, scenario] as const] : [])),
  );
  assert.equal(document.count, pickles.length);
  for (const pickle of pickles) {
    const example = shown(document, pickle);
    assert.deepEqual(example.sentences, sentencesOf(pickle, keywords));
    const { name, examples } = scenarios.get(pickle.astNodeIds[0] as string) as Scenario;
    if (name) assert.equal(example.title, pickle.name);
    assert.deepEqual(
      example.tables,
      examples.flatMap((table) => table.name || []),
    );
    const columns = examples.flatMap(
      ({ tableHeader }) => tableHeader?.cells.map(({ value }) => value) ?? [],
    );
    assert.deepEqual(
      example.placeholders.filter((placeholder) => !columns.includes(placeholder)),
      [],
    );
  }
  assert.equal(new Set(document.ids).size, document.ids.length, 'each id is there once');
  assert.deepEqual(
    document.targets.filter((id) => !document.ids.includes(id)),
    [],
  );
}
