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
  return Number.POSITIVE_INFINITY;
}

const plugin: Plugin = {
  type: 'plugin',
  coordinator({ transform }) {
    transform('pickles:order', (examples) => {
      const seconds = new Map(examples.map((each) => [each, secondsOf(each)]));
      const order = (each: Filterable) => seconds.get(each) as number;
      return examples.toSorted((a, b) => (order(a) === order(b) ? 0 : order(b) - order(a)));
    });
  },
};

export default plugin;
