/** The examples of the feature files. An id depends on the sentences of an example, not on its line. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ISourcesCoordinates, loadSources } from '@cucumber/cucumber/api';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator, type Pickle } from '@cucumber/messages';

export interface Example {
  /** The same as long as its file, its name, its tags and its sentences are. */
  readonly id: string;
  /** As an argument for cucumber: `features/04-states.feature:42`. */
  readonly place: string;
  readonly tags: readonly string[];
}

export function idOf({ uri, name, tags, steps }: Pickle): string {
  const sentences = steps.map(({ text, argument }) => [text, argument]);
  const content = JSON.stringify([uri, name, tags.map((tag) => tag.name), sentences]);
  return createHash('sha1').update(content).digest('base64url');
}

/** The examples in the text of a feature file. */
export function examplesIn(uri: string, text: string): Example[] {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  return compile({ ...parser.parse(text), uri }, uri, newId).map((pickle) => ({
    id: idOf(pickle),
    place: `${uri}:${pickle.location?.line}`,
    tags: pickle.tags.map(({ name }) => name),
  }));
}

/**
 * Reads the chosen examples of all feature files without a syntax error.
 *
 * @param sources which files, and which of their examples
 * @returns the examples, and a line for each syntax error
 */
export async function readExamples(sources: ISourcesCoordinates) {
  const { plan, errors } = await loadSources(sources);
  const places = new Set(plan.map(({ uri, location }) => `${uri}:${location.line}`));
  const examples = [...new Set(plan.map(({ uri }) => uri))]
    .flatMap((uri) => examplesIn(uri, readFileSync(uri, 'utf8')))
    .filter(({ place }) => places.has(place));
  const syntaxErrors = errors.map(({ uri, location: { line, column }, message }) => {
    // The message begins with the line and column as well.
    return `${uri}:${line}:${column}: ${message.replace(/^\(\d+:\d+\): /, '')}`;
  });
  return { examples, syntaxErrors };
}
