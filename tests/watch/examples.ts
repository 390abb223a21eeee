/** The examples of the feature files. An id depends on the sentences of an example, not on its line. */
import { readFileSync } from 'node:fs';
import { type ISourcesCoordinates, loadSources } from '@cucumber/cucumber/api';
import { placeOf } from '../results/attempts.ts';
import { contentId } from '../results/features.ts';
import { messagesOf } from '../results/gherkin.ts';

export interface Example {
  /** The same as long as its file, its name, its tags and its sentences are. */
  readonly id: string;
  /** As an argument for cucumber: `features/04-states.feature:42`. */
  readonly place: string;
  readonly tags: readonly string[];
}

/** All examples of all feature files. */
export const ALL: ISourcesCoordinates = {
  defaultDialect: 'en',
  paths: [],
  names: [],
  tagExpression: '',
  order: 'defined',
};

/** The ids of examples, in their order. */
export const ids = (examples: readonly Example[]) => examples.map(({ id }) => id);

/** The examples in the text of a feature file. */
export function examplesIn(uri: string, text: string): Example[] {
  const pickles = messagesOf(text, uri).flatMap(({ pickle }) => pickle ?? []);
  return pickles.map((pickle) => ({
    id: contentId(pickle),
    place: placeOf(pickle),
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
