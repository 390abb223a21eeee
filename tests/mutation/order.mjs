/**
 * A plugin of cucumber: the order of the scenarios that judge a mutant. First come those that have killed a
 * mutant of the same file, the latest at the top, then those of the points that the file names, the point
 * named last before the mutant at the top, then all others: the first scenario of each rule, the second of
 * each, and so on.
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
      const counts = new Map();
      const ranks = all.map((each) => {
        const tagsOfRule = each.pickle.tags.map(({ name }) => name);
        const rule = tagsOfRule.join();
        const nth = counts.get(rule) ?? 0;
        counts.set(rule, nth + 1);
        const recent = killers.indexOf(placeOf(each));
        if (recent !== -1) return recent;
        const nearest = tags.findIndex((tag) => tagsOfRule.includes(tag));
        return (1 + (nearest === -1 ? tags.length : nearest)) * all.length + nth;
      });
      const rankOf = new Map(all.map((each, nth) => [each, ranks[nth]]));
      order = all.toSorted((a, b) => rankOf.get(a) - rankOf.get(b));
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
