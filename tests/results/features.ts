/** Parses Gherkin, and reads the feature files and their index. */
import { readdirSync, readFileSync } from 'node:fs';
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

/** A sentence of an example, or of an outline with its placeholders, and the table below it. */
export type Sentence = ReturnType<typeof sentenceOf>;

export function sentenceOf(
  keyword: string,
  text: string,
  { dataTable }: PickleStepArgument | Step,
) {
  return {
    keyword: keyword.trim(),
    text,
    ...(dataTable && { table: dataTable.rows.map(cellsOf) }),
  };
}

const rulesOf = ({ children }: Feature): Rule[] => children.flatMap(({ rule }) => rule ?? []);

export const scenariosOf = ({ children }: Feature | Rule): Scenario[] =>
  children.flatMap(({ scenario }) => scenario ?? []);

/** A description without its indentation. */
export const proseOf = ({ description }: Feature | Rule) => description.replaceAll(/^ +/gm, '');

/** The title of the section of a feature: sections whose titles differ only after a colon are one. */
export const sectionTitle = ({ name }: Feature) => name.split(': ')[0] as string;

/** The prose of a feature in its section, after the rest of its title, if there is one. */
export function proseInSection(feature: Feature): string {
  const prose = proseOf(feature);
  const rest = feature.name.slice(sectionTitle(feature).length + 2);
  return rest && prose ? `**${rest.charAt(0).toUpperCase()}${rest.slice(1)}.** ${prose}` : prose;
}

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

/** The ids of points in a text of code. */
export const idsInCode = (text: string): readonly string[] =>
  text.match(/\b[RB]\d+(?:\.\d+)?\b/g) ?? [];

/** A text without the tags of points. */
export const withoutIds = (text: string): string => text.replaceAll(ID, '').trim();

/** The titles of all points, by id, in the index of the features. */
const titlesIn = (index: string): Map<string, string> =>
  new Map(
    [...index.matchAll(/^\| ([RB]\d+(?:\.\d+)?) +\| (.+?) +\|/gm)].map(
      ([, id = '', title = '']) => [id, title],
    ),
  );

/** The terms that an index explains, each in Markdown, without those about tags. */
function termsIn(index: string): string[] {
  const [preface = ''] = index.split(/^## /m);
  return preface
    .split(/\n(?=- )|\n\n/)
    .filter((part) => part.startsWith('- ') && !part.includes('`@'))
    .map((part) => part.slice(2).trim());
}

/** The feature files in a folder, and their index. */
export type Features = ReturnType<typeof readFeatures>;

/** @throws Error if a file is not valid Gherkin */
export function readFeatures(folder: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.feature'));
  const paths = names.sort().map((name) => `${folder}/${name}`);
  const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  const index = readFileSync(`${folder}/README.md`, 'utf8');
  return {
    /** The texts of the files, by path. */
    sources,
    documents: [...sources].map(([path, source]) => parseFeature(source, path)),
    titles: titlesIn(index),
    terms: termsIn(index),
  };
}

export const tagsOf = ({ tags }: { readonly tags: readonly Tag[] }) => tags.map(({ name }) => name);

/** The rules of these documents, each with the ids of points among its tags. */
export const rulesIn = (documents: readonly GherkinDocument[]) =>
  documents.flatMap(({ uri = '', feature }) => {
    if (!feature) return [];
    return rulesOf(feature).map((rule) => {
      return { uri, feature, rule, ids: tagsOf(rule).flatMap(idsIn) };
    });
  });

/**
 * The documents of the features, and of other files that a run included, such as walks.
 *
 * @throws ReportError if a feature file has changed since the run, so that the steps of now may not fit it
 */
export function documentsOf(
  envelopes: readonly Envelope[],
  { sources, documents }: Features,
): GherkinDocument[] {
  for (const { source } of envelopes)
    if (source && ![source.data, undefined].includes(sources.get(source.uri)))
      throw new ReportError(`${source.uri} has changed since the run`);
  const inRuns = envelopes.flatMap(({ gherkinDocument }) => gherkinDocument ?? []);
  const others = inRuns.filter(({ uri }) => !sources.has(`${uri}`));
  return [...documents, ...new Map(others.map((each) => [each.uri, each])).values()];
}

/** All examples of these documents, by place. */
export const picklesOf = (documents: readonly GherkinDocument[]): Map<string, Pickle> =>
  new Map(
    documents
      .flatMap((each) => compile(each, each.uri ?? '', IdGenerator.uuid()))
      .map((pickle) => [placeOf(pickle), pickle]),
  );
