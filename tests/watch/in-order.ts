/** A plugin of cucumber: the examples run in the order of the places in its options. */
import type { Plugin } from '@cucumber/cucumber/api';

const plugin: Plugin<{ places: readonly string[] }> = {
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
