/** Makes documents from messages, and checks that nothing of the features is missing. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Envelope, Pickle, Scenario } from '@cucumber/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messagesOf as parsed } from '../../results/gherkin.ts';
import { documentData } from '../document-data.ts';
import { Document } from '../page/Document.tsx';
import { ReadDocument, type ReadSentence } from './reading.ts';

/** A folder with an index of points alone. */
const folder = join(import.meta.dirname, 'points');

/** The messages of a feature file. */
export const messagesOf = (source: string, uri = 'features/any.feature') => parsed(source, uri);

export const picklesOf = (messages: readonly Envelope[]) =>
  messages.flatMap(({ pickle }) => pickle ?? []);

/** The keyword of each step, by its id. */
function keywordsOf(messages: readonly Envelope[]): ReadonlyMap<string | undefined, string> {
  const steps = messages
    .flatMap(({ gherkinDocument }) => gherkinDocument?.feature?.children ?? [])
    .flatMap(({ rule, ...other }) => (rule ? rule.children : [other]))
    .flatMap(({ background, scenario }) => (background ?? scenario)?.steps ?? []);
  return new Map(steps.map(({ id, keyword }) => [id, keyword]));
}

/** The scenarios of each rule, preceded by those outside any rule. */
export function groupsOf(messages: readonly Envelope[]): Scenario[][] {
  return messages.flatMap(({ gherkinDocument }) => {
    const children = gherkinDocument?.feature?.children ?? [];
    const outside = children.flatMap(({ scenario }) => scenario ?? []);
    const rules = children.flatMap(({ rule }) =>
      rule ? [rule.children.flatMap(({ scenario }) => scenario ?? [])] : [],
    );
    return outside.length > 0 ? [outside, ...rules] : rules;
  });
}

const placeOf = ({ uri, location }: Pickle) => `${uri}:${location?.line}`;

/** The example that a pickle is, as the document shows it. */
export function shown(document: ReadDocument, pickle: Pickle) {
  const example = document.example(placeOf(pickle));
  assert.ok(example, `no example ${placeOf(pickle)}`);
  return example;
}

/** The document of a run. */
export function documentOf(run: readonly Envelope[]): ReadDocument {
  const needs = new Map(picklesOf(run).map((pickle) => [placeOf(pickle), []]));
  const data = documentData(run, folder, folder, new Map(), needs);
  return new ReadDocument(renderToStaticMarkup(createElement(Document, { data })));
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
  const keywords = keywordsOf(messages);
  const scenarios = new Map(
    groupsOf(messages).flatMap((all) => all.map((each) => [each.id, each])),
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
