/**
 * A plugin of cucumber: the examples that took longest the last time start first, so that no worker
 * has a long one left at the end. New ones come before them.
 */
import type { CoordinatorTransformValues, Plugin } from '@cucumber/cucumber/api';
import { nameOf } from './durations.ts';
import { earlierRuns } from './history.ts';

const runs = earlierRuns();

type Filterable = CoordinatorTransformValues['pickles:order'][number];

function secondsOf({ pickle }: Filterable): number {
  for (const { examples } of runs) {
    const cost = examples[nameOf(pickle)];
    if (cost) return cost.seconds / cost.times;
  }
  return Number.MAX_VALUE;
}

const plugin: Plugin = {
  type: 'plugin',
  coordinator({ transform }) {
    transform('pickles:order', (examples) =>
      examples.toSorted((a, b) => secondsOf(b) - secondsOf(a)),
    );
  },
};

export default plugin;
