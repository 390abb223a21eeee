/** The examples of the features, each known by what it says, wherever it stands in its file. */
import { readFileSync } from 'node:fs';
import { type ISourcesCoordinates, loadSources } from '@cucumber/cucumber/api';
import { contentId } from '../results/features.ts';
import { messagesOf } from '../results/gherkin.ts';

export interface Example {
  /** The same as long as its file, its name, its tags and its sentences are. */
  readonly id: string;
  readonly uri: string;
  /** As cucumber takes it: `features/04-states.feature:42`. */
  readonly place: string;
  readonly tags: readonly string[];
}

/** The examples in the text of a feature file. */
export function examplesIn(uri: string, text: string): Example[] {
  const pickles = messagesOf(text, uri).flatMap(({ pickle }) => pickle ?? []);
  return pickles.map((pickle) => ({
    id: contentId(pickle),
    uri,
    place: `${uri}:${pickle.location?.line}`,
    tags: pickle.tags.map(({ name }) => name),
  }));
}

/** The examples in the feature files, as they were read last. */
export class Features {
  examples: readonly Example[] = [];
  /** The ids that each file held when it could last be read. */
  private readonly known = new Map<string, ReadonlySet<string>>();

  /** @param sources which files, and which of their examples */
  constructor(private readonly sources: ISourcesCoordinates) {}

  /**
   * Reads the files.
   *
   * @returns the ids of the examples that are new or changed, and what cannot be read, and why
   */
  async read(): Promise<{ fresh: string[]; faults: string[] }> {
    const { plan, errors } = await loadSources(this.sources);
    const places = new Set(plan.map(({ uri, location }) => `${uri}:${location.line}`));
    const fresh: string[] = [];
    this.examples = [...new Set(plan.map(({ uri }) => uri))].flatMap((uri) => {
      const own = examplesIn(uri, readFileSync(uri, 'utf8')).filter((each) =>
        places.has(each.place),
      );
      fresh.push(...own.map(({ id }) => id).filter((id) => !this.known.get(uri)?.has(id)));
      this.known.set(uri, new Set(own.map(({ id }) => id)));
      return own;
    });
    // The message repeats the place.
    const faults = errors.map(
      ({ uri, location: { line, column }, message }) =>
        `${uri}:${line}:${column}: ${message.replace(/^\(\d+:\d+\): /, '')}`,
    );
    return { fresh, faults };
  }

  /** Those of the ids whose examples are there. */
  present(ids: Iterable<string>): string[] {
    const here = new Set(this.examples.map(({ id }) => id));
    return [...ids].filter((id) => here.has(id));
  }

  /** The places of examples, in the order of their ids. */
  places(ids: readonly string[]): string[] {
    return ids.flatMap((id) =>
      this.examples.filter((each) => each.id === id).map(({ place }) => place),
    );
  }
}
