/** Parses Gherkin, in Node and in browsers. */
import { generateMessages } from '@cucumber/gherkin';
import { type Envelope, IdGenerator, SourceMediaType } from '@cucumber/messages';

const { TEXT_X_CUCUMBER_GHERKIN_MARKDOWN, TEXT_X_CUCUMBER_GHERKIN_PLAIN } = SourceMediaType;

/** The values of a row, of a feature file's table or of an example's. */
export const cellsOf = ({ cells }: { readonly cells: readonly { readonly value: string }[] }) =>
  cells.map(({ value }) => value);

/**
 * Source, document and pickles of a feature file.
 *
 * @param uri its path
 * @throws Error if it is not valid Gherkin
 */
export function messagesOf(source: string, uri: string): readonly Envelope[] {
  const isMarkdown = uri.endsWith('.md');
  const mediaType = isMarkdown ? TEXT_X_CUCUMBER_GHERKIN_MARKDOWN : TEXT_X_CUCUMBER_GHERKIN_PLAIN;
  const messages = generateMessages(source, uri, mediaType, {
    includeSource: true,
    includeGherkinDocument: true,
    includePickles: true,
    newId: IdGenerator.uuid(),
  });
  for (const { parseError } of messages)
    if (parseError) throw new Error(`${uri}: ${parseError.message}`);
  return messages;
}
