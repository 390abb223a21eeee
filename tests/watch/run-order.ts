/** A plugin of cucumber that runs the examples in the order of the places in its options. */
import type { Plugin } from '@cucumber/cucumber/api';

export interface RunOrder {
  /** Places of examples: `features/04-states.feature:42`. */
  readonly places: readonly string[];
}

const plugin: Plugin<RunOrder> = {
  type: 'plugin',
  coordinator({ transform, options: { places } }) {
    const ranks = new Map(places.map((place, rank) => [place, rank]));
    transform('pickles:order', (examples) => {
      const rankOf = ({ pickle, location }: (typeof examples)[number]) =>
        ranks.get(`${pickle.uri}:${location.line}`) ?? ranks.size;
      return examples.toSorted((a, b) => rankOf(a) - rankOf(b));
    });
  },
};

export default plugin;
