/**
 * A plugin of cucumber: the order of the scenarios that judge a mutant. First come those that have killed a
 * mutant of the same file, the latest at the top, then those of the points that the file names, the point
 * named last before the mutant at the top, then all others.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** The killers of each mutant's file, and the tags of the points that the file names, the nearest first. */
/** @typedef {import('@cucumber/cucumber/api').IFilterablePickle} Example */
/** @type {Map<string | undefined, { killers: string[], tags: string[] }>} */
const places = new Map();
for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(name)) continue;
  const code = readFileSync(`src/${name}`, 'utf8');
  const mentions = [...code.matchAll(/\b[RB]\d+(?:\.\d+)?\b/g)];
  /** @type {string[]} */
  const killers = [];
  for (const { 1: mutant, index } of code.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) {
    const before = mentions.filter((each) => each.index < index);
    const tags = [...before.toReversed(), ...mentions].map(([id]) => `@${id}`);
    places.set(mutant, { killers, tags: [...new Set(tags)] });
  }
}

const placeOf = (/** @type {Example} */ { pickle, location }) => `${pickle.uri}:${location.line}`;

/** @type {import('@cucumber/cucumber/api').Plugin} */
export default {
  type: 'plugin',
  coordinator({ on, transform }) {
    const { activeMutant } =
      /** @type {{ __stryker__?: { activeMutant?: string } }} */ (globalThis).__stryker__ ?? {};
    const { killers, tags } = places.get(activeMutant) ?? { killers: [], tags: [] };
    /** @type {Example[]} */
    let order = [];
    let started = 0;
    transform('pickles:order', (all) => {
      const rankOf = (/** @type {Example} */ example) => {
        const recent = killers.indexOf(placeOf(example));
        if (recent !== -1) return recent - killers.length;
        const named = example.pickle.tags.map(({ name }) => name);
        const nearest = tags.findIndex((tag) => named.includes(tag));
        return nearest === -1 ? tags.length : nearest;
      };
      order = all.toSorted((a, b) => rankOf(a) - rankOf(b));
      return order;
    });
    on('message', ({ testCaseStarted, testStepFinished }) => {
      if (testCaseStarted) started += 1;
      const running = order[started - 1];
      if (!running || testStepFinished?.testStepResult.status !== 'FAILED') return;
      const killer = placeOf(running);
      killers.splice(0, killers.length, killer, ...killers.filter((place) => place !== killer));
    });
  },
};
