// A plugin of cucumber: the scenarios that failed last come first, then the quickest. Mutants are
// tried in the order of the code, and what killed one mutant mostly kills its neighbours.

/** @type {string[]} Scenarios by place, the last failed one first. */
const failed = [];
/** @type {Map<string, number>} How long each scenario took, in ms. */
const durations = new Map();

const placeOf = ({ pickle, location }) => `${pickle.uri}:${location.line}`;
const ms = ({ seconds, nanos }) => seconds * 1_000 + nanos / 1e6;

function byLikelihood(a, b) {
  const [rankA, rankB] = [a, b].map((place) => failed.indexOf(place));
  if (rankA >= 0 && rankB >= 0) return rankA - rankB;
  if (rankA >= 0 || rankB >= 0) return rankB - rankA;
  return (durations.get(a) ?? 0) - (durations.get(b) ?? 0);
}

/** @type {import('@cucumber/cucumber/api').Plugin} */
export default {
  type: 'plugin',
  coordinator({ on, transform }) {
    const places = new Map();
    const pickles = new Map();
    const started = new Map();
    transform('pickles:order', (all) => {
      for (const each of all) places.set(each.pickle.id, placeOf(each));
      return all.toSorted((a, b) => byLikelihood(placeOf(a), placeOf(b)));
    });
    on('message', ({ testCase, testCaseStarted, testStepFinished, testCaseFinished }) => {
      if (testCase) pickles.set(testCase.id, testCase.pickleId);
      if (testCaseStarted) started.set(testCaseStarted.id, testCaseStarted);
      const { testCaseStartedId } = testStepFinished ?? testCaseFinished ?? {};
      if (!testCaseStartedId) return;
      const { testCaseId, timestamp } = started.get(testCaseStartedId);
      const place = places.get(pickles.get(testCaseId));
      if (testCaseFinished) durations.set(place, ms(testCaseFinished.timestamp) - ms(timestamp));
      if (testStepFinished?.testStepResult.status !== 'FAILED') return;
      if (failed.includes(place)) failed.splice(failed.indexOf(place), 1);
      failed.unshift(place);
    });
  },
};
