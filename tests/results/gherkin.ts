/** Parses Gherkin, in Node and in browsers. */
import { generateMessages } from '@cucumber/gherkin';
import {
  type Envelope,
  type Feature,
  IdGenerator,
  type PickleStepArgument,
  type Rule,
  type Scenario,
  SourceMediaType,
  type Step,
} from '@cucumber/messages';

/** The values of a row, of a feature file's table or of an example's. */
export const cellsOf = ({ cells }: { readonly cells: readonly { readonly value: string }[] }) =>
  cells.map(({ value }) => value);

/** What a step, of a feature file or of an example, has below its sentence. */
export function argumentOf({ dataTable, docString }: PickleStepArgument | Step) {
  return {
    ...(dataTable && { table: dataTable.rows.map(cellsOf) }),
    ...(docString && { docString: docString.content }),
  };
}

export const rulesOf = ({ children }: Feature): Rule[] =>
  children.flatMap(({ rule }) => rule ?? []);

export const scenariosOf = ({ children }: Feature | Rule): Scenario[] =>
  children.flatMap(({ scenario }) => scenario ?? []);

/**
 * Source, document and pickles of a feature file.
 *
 * @param uri its path
 * @throws Error if it is not valid Gherkin
 */
export function messagesOf(source: string, uri: string): readonly Envelope[] {
  const messages = generateMessages(source, uri, SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN, {
    includeSource: true,
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.uuid(),
  });
  for (const { parseError } of messages)
    if (parseError) throw new Error(`${uri}: ${parseError.message}`);
  return messages;
}
