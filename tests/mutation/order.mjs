/**
 * A plugin of cucumber: the order of the scenarios that judge a mutant. Those that have killed one
 * come first, the latest at the top, because they often kill its neighbours in the code; then the
 * first scenario of each rule, the second of each, and so on.
 */

/** The places of the scenarios that have killed a mutant, the latest first. */
const killers = [];

const placeOf = ({ pickle, location }) => `${pickle.uri}:${location.line}`;

/** The tags of its rule. */
const ruleOf = ({ pickle }) => pickle.tags.map(({ name }) => name).join();

function ordered(all) {
  const counts = new Map();
  const ranks = new Map(
    all.map((each) => {
      const nth = counts.get(ruleOf(each)) ?? 0;
      counts.set(ruleOf(each), nth + 1);
      const recent = killers.indexOf(placeOf(each));
      return [each, recent === -1 ? killers.length + nth : recent];
    }),
  );
  return all.toSorted((a, b) => ranks.get(a) - ranks.get(b));
}

export default {
  type: 'plugin',
  coordinator({ on, transform }) {
    const places = new Map();
    const pickles = new Map();
    let current;
    transform('pickles:order', (all) => {
      for (const each of all) places.set(each.pickle.id, placeOf(each));
      return ordered(all);
    });
    on('message', ({ testCase, testCaseStarted, testStepFinished }) => {
      if (testCase) pickles.set(testCase.id, testCase.pickleId);
      if (testCaseStarted) current = places.get(pickles.get(testCaseStarted.testCaseId));
      if (testStepFinished?.testStepResult.status !== 'FAILED') return;
      const known = killers.indexOf(current);
      if (known >= 0) killers.splice(known, 1);
      killers.unshift(current);
    });
  },
};
