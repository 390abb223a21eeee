/**
 * A plugin of cucumber: the order of the scenarios that judge a mutant. Those that have killed one
 * come first, the latest at the top, because they often kill its neighbours in the code; then the
 * first scenario of each rule, the second of each, and so on.
 */

/** The scenarios that have killed a mutant, the latest first, by place. */
let killers = [];

const placeOf = ({ pickle, location }) => `${pickle.uri}:${location.line}`;

/** The place of each scenario in its rule, which is known by its tags. */
function placesInRules(all) {
  const counts = new Map();
  return all.map(({ pickle }) => {
    const rule = pickle.tags.map(({ name }) => name).join();
    const nth = counts.get(rule) ?? 0;
    counts.set(rule, nth + 1);
    return nth;
  });
}

export default {
  type: 'plugin',
  coordinator({ on, transform }) {
    let order = [];
    let started = 0;
    transform('pickles:order', (all) => {
      const inRules = placesInRules(all);
      const rank = (each) => {
        const recent = killers.indexOf(placeOf(each));
        return recent === -1 ? killers.length + inRules[all.indexOf(each)] : recent;
      };
      order = all.toSorted((a, b) => rank(a) - rank(b));
      return order;
    });
    on('message', ({ testCaseStarted, testStepFinished }) => {
      if (testCaseStarted) started += 1;
      if (testStepFinished?.testStepResult.status !== 'FAILED') return;
      const killer = placeOf(order[started - 1]);
      killers = [killer, ...killers.filter((place) => place !== killer)];
    });
  },
};
