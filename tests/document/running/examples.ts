import type { Pickle } from '@cucumber/messages';
import type { Need } from '../../driver/judged-window.ts';
import { messagesOf } from '../../results/gherkin.ts';
import { type FoundStep, findStep } from './cucumber.ts';
import '../../../step-definitions/support/parameter-types.ts';
import '../../../step-definitions/support/world.ts';

// The step definitions of the command line.
import.meta.glob('../../../step-definitions/{modules,steps}/*.ts', { eager: true });

/** An example of the features, or one row of an outline. */
export interface Example {
  readonly pickle: Pickle;
  /** File and line of the example, or of its row. */
  readonly place: string;
  readonly steps: readonly FoundStep[];
  /** What it needs of a driven browser. */
  readonly needs: readonly Need[];
}

/** The features' sources by the paths of their files. */
const sources = import.meta.glob<string>('../../../features/*.feature', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const envelopes = Object.entries(sources).flatMap(([path, source]) =>
  messagesOf(source, path.replace('../../../', '')),
);

/** All examples, in their order. */
export const examples: readonly Example[] = envelopes.flatMap(({ pickle }) => {
  if (!pickle) return [];
  const steps = pickle.steps.map(findStep);
  const needs = [...new Set(steps.flatMap(({ need }) => need ?? []))];
  return [{ pickle, place: `${pickle.uri}:${pickle.location?.line ?? 0}`, steps, needs }];
});

export const examplesAt = (places: readonly string[]): Example[] =>
  places.flatMap((place) => examples.find((example) => example.place === place) ?? []);
