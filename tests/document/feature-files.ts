/** The feature files of a run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { generateMessages } from '@cucumber/gherkin';
import {
  type Envelope,
  type GherkinDocument,
  IdGenerator,
  SourceMediaType,
} from '@cucumber/messages';

/** The paths of the feature files in a folder. */
export const featuresIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.feature'))
    .map((name) => `${folder}/${name}`);

/** The feature files as of the run; files that it did not include, as they are now. */
export function documentsOf(envelopes: readonly Envelope[], folder: string): GherkinDocument[] {
  const byUri = new Map<string, GherkinDocument>();
  const add = ({ gherkinDocument }: Envelope) => {
    const { uri } = gherkinDocument ?? {};
    if (gherkinDocument && uri && !byUri.has(uri)) byUri.set(uri, gherkinDocument);
  };
  for (const envelope of envelopes) add(envelope);
  for (const uri of featuresIn(folder)) {
    if (byUri.has(uri)) continue;
    const messages = generateMessages(
      readFileSync(uri, 'utf8'),
      uri,
      SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN,
      { includeGherkinDocument: true, newId: IdGenerator.uuid() },
    );
    for (const message of messages) add(message);
  }
  return [...byUri.values()].sort((a, b) => ((a.uri ?? '') < (b.uri ?? '') ? -1 : 1));
}

/** The feature files that have changed since the run. */
export function outdated(envelopes: readonly Envelope[]): string[] {
  const changed = envelopes.flatMap(({ source }) =>
    source && existsSync(source.uri) && readFileSync(source.uri, 'utf8') !== source.data
      ? [source.uri]
      : [],
  );
  return [...new Set(changed)];
}
