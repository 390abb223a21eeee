/** Parses Gherkin, and reads the feature files and their index. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compile, generateMessages } from '@cucumber/gherkin';
import {
  type Envelope,
  type Feature,
  type GherkinDocument,
  IdGenerator,
  type Pickle,
  type PickleStepArgument,
  type Rule,
  type Scenario,
  SourceMediaType,
  type Step,
  type Tag,
} from '@cucumber/messages';
import { ReportError } from '../run/reports/report-file.ts';
import { placeOf } from './attempts.ts';

/** The values of a row, of a feature file's table or of an example's. */
export const cellsOf = ({ cells }: { readonly cells: readonly { readonly value: string }[] }) =>
  cells.map(({ value }) => value);

/** A sentence of an example, or of an outline with its placeholders, and what is below it. */
export type Sentence = ReturnType<typeof sentenceOf>;

export function sentenceOf(
  keyword: string,
  text: string,
  { dataTable, docString }: PickleStepArgument | Step,
) {
  return {
    keyword: keyword.trim(),
    text,
    ...(dataTable && { table: dataTable.rows.map(cellsOf) }),
    ...(docString && { docString: docString.content }),
  };
}

export const rulesOf = ({ children }: Feature): Rule[] =>
  children.flatMap(({ rule }) => rule ?? []);

export const scenariosOf = ({ children }: Feature | Rule): Scenario[] =>
  children.flatMap(({ scenario }) => scenario ?? []);

/** @throws Error if the source of a feature file is not valid Gherkin */
export function parseFeature(source: string, uri: string): GherkinDocument {
  const mediaType = SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN;
  const options = { includeGherkinDocument: true, newId: IdGenerator.uuid() };
  const [message] = generateMessages(source, uri, mediaType, options);
  if (message?.gherkinDocument) return message.gherkinDocument;
  throw new Error(`${uri}: ${message?.parseError?.message}`);
}

const ID = /@([RB]\d+(?:\.\d+)?)(?![\w.])/g;

/** The ids of points among the tags in a text. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(ID)].map(([, id]) => id as string);

/** A text without the tags of points. */
export const withoutIds = (text: string): string => text.replaceAll(ID, '').trim();

const isShared = ({ tags }: { readonly tags: readonly Tag[] }) =>
  tags.every(({ name }) => name !== '@own');

/** Reads the titles of all points, by id, from the index in `features/`. */
export function readPoints(index: string): Map<string, string> {
  const rows = readFileSync(index, 'utf8').matchAll(/^\| ([RB]\d+(?:\.\d+)?) +\| (.+?) +\|$/gm);
  return new Map([...rows].map(([, id = '', title = '']) => [id, title]));
}

/** The rules of the feature files in `folder`. */
export const readFeatures = (folder: string) =>
  documentsOf([], folder).flatMap(({ uri = '', feature }) => {
    if (!feature) return [];
    return rulesOf(feature).map((rule) => {
      const scenarios = scenariosOf(rule);
      return {
        file: basename(uri),
        line: rule.location.line,
        title: rule.name,
        /** The ids of points among its tags. */
        ids: rule.tags.flatMap((tag) => idsIn(tag.name)),
        scenarios,
        /** The scenarios that may judge any page: those not tagged `@own`. */
        shared: isShared(feature) && isShared(rule) ? scenarios.filter(isShared) : [],
      };
    });
  });

/** Number of examples: one in a scenario, one for each row of values in an outline. */
export const exampleCount = (scenarios: readonly Scenario[]): number =>
  scenarios.flatMap((scenario): readonly object[] =>
    scenario.examples.length === 0
      ? [scenario]
      : scenario.examples.flatMap(({ tableBody }) => tableBody),
  ).length;

/** The feature files as of a run, or of the first of several; those that it did not include, as of now. */
export function documentsOf(envelopes: readonly Envelope[], folder: string): GherkinDocument[] {
  const inRuns = envelopes.flatMap(({ gherkinDocument }) => gherkinDocument ?? []);
  const ran = new Map(inRuns.toReversed().map((each) => [`${each.uri}`, each]));
  const others = readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.feature') && !ran.has(path))
    .map((path) => parseFeature(readFileSync(path, 'utf8'), path));
  return [...ran.values(), ...others].sort((a, b) => (`${a.uri}` < `${b.uri}` ? -1 : 1));
}

/** All examples of these documents, by place. */
export const picklesOf = (documents: readonly GherkinDocument[]): Map<string, Pickle> =>
  new Map(
    documents
      .flatMap((each) => compile(each, each.uri ?? '', IdGenerator.uuid()))
      .map((pickle) => [placeOf(pickle), pickle]),
  );

/** @throws ReportError if a feature file has changed since the run, so that the steps of now may not fit it */
export function expectCurrent(envelopes: readonly Envelope[]): void {
  for (const { source } of envelopes)
    if (source && existsSync(source.uri) && readFileSync(source.uri, 'utf8') !== source.data)
      throw new ReportError(`${source.uri} has changed since the run`);
}
