// A plugin of cucumber: the scenarios that failed last come first. Mutants are tried in the order
// of the code, and what killed one mutant mostly kills its neighbours.

/** @type {string[]} Scenarios by place, the last failed one first. */
const failed = [];

const placeOf = ({ pickle, location }) => `${pickle.uri}:${location.line}`;

function rank(filterable) {
  const index = failed.indexOf(placeOf(filterable));
  return index < 0 ? failed.length : index;
}

/** @type {import('@cucumber/cucumber/api').Plugin} */
export default {
  type: 'plugin',
  coordinator({ on, transform }) {
    const places = new Map();
    const pickles = new Map();
    const cases = new Map();
    transform('pickles:order', (all) => {
      for (const each of all) places.set(each.pickle.id, placeOf(each));
      return all.toSorted((a, b) => rank(a) - rank(b));
    });
    on('message', ({ testCase, testCaseStarted, testStepFinished }) => {
      if (testCase) pickles.set(testCase.id, testCase.pickleId);
      if (testCaseStarted) cases.set(testCaseStarted.id, testCaseStarted.testCaseId);
      if (testStepFinished?.testStepResult.status !== 'FAILED') return;
      const place = places.get(pickles.get(cases.get(testStepFinished.testCaseStartedId)));
      if (failed.includes(place)) failed.splice(failed.indexOf(place), 1);
      failed.unshift(place);
    });
  },
};
