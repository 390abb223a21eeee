// A plugin of cucumber: puts the scenarios that reach a mutant into the order in which they most
// likely kill it, and leaves out the unlikeliest, so that few of them run. First come those that need
// no page; then those that killed other mutants of the same file, the nearest one's first; then those
// of the points that the file names, then those of its folder's: of each point the quickest, then of
// each the second, and so on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { homes, ID, tagsOf } from './homes.mjs';

/** In ms, how much of the scenarios a mutant has to outlive: more could only kill more. */
const LONG_ENOUGH = 180_000;

/** Where the runner that reaches all mutants first leaves word for the others. */
const DURATIONS = 'durations.json';

/** How long each scenario took, in ms, by its place. @type {Map<string, number>} */
const durations = new Map(existsSync(DURATIONS) ? JSON.parse(readFileSync(DURATIONS, 'utf8')) : []);
/** By file, its dead mutants, each with the place of the scenario that failed for it. */
const killed = new Map();

const placeOf = ({ pickle, location }) => `${pickle.uri}:${location.line}`;
const pointOf = ({ pickle }) => pickle.tags.find(({ name }) => ID.test(name))?.name;
const ms = ({ seconds, nanos }) => seconds * 1_000 + nanos / 1e6;

/**
 * The less, the likelier: below 0 by how near the nearest mutant is that the scenario killed, as
 * StrykerJS counts mutants in the order of the code.
 */
function rank(filterable, mutant, file) {
  const { tags } = filterable.pickle;
  if (tags.some(({ name }) => name === '@module')) return Number.NEGATIVE_INFINITY;
  const distances = (killed.get(file) ?? [])
    .filter(({ place }) => place === placeOf(filterable))
    .map((dead) => Math.abs(Number(mutant) - Number(dead.mutant)));
  if (distances.length > 0) return Math.min(...distances) - homes.size;
  return (
    [file, dirname(file)].findIndex((home) => {
      const named = tagsOf(home);
      return tags.some(({ name }) => named.has(name));
    }) >>> 0
  );
}

/** @type {import('@cucumber/cucumber/api').Plugin} */
export default {
  type: 'plugin',
  coordinator({ on, transform }) {
    const mutant = globalThis.__stryker__?.activeMutant;
    const file = homes.get(mutant) ?? '';
    const places = new Map();
    const pickles = new Map();
    const started = new Map();
    transform('pickles:order', (all) => {
      for (const each of all) places.set(each.pickle.id, placeOf(each));
      if (mutant === undefined) return all;
      const quickest = all.toSorted(
        (a, b) => (durations.get(placeOf(a)) ?? 0) - (durations.get(placeOf(b)) ?? 0),
      );
      const rounds = new Map();
      const ranked = quickest.map((filterable) => {
        const point = pointOf(filterable);
        const round = rounds.get(point) ?? 0;
        rounds.set(point, round + 1);
        return { filterable, rank: rank(filterable, mutant, file), round };
      });
      const likeliest = ranked
        .toSorted((a, b) => (a.rank === b.rank ? a.round - b.round : a.rank - b.rank))
        .map(({ filterable }) => filterable);
      let taken = 0;
      return likeliest.filter((each) => {
        taken += durations.get(placeOf(each)) ?? 0;
        return taken < LONG_ENOUGH;
      });
    });
    on(
      'message',
      ({ testCase, testCaseStarted, testStepFinished, testCaseFinished, testRunFinished }) => {
        if (testRunFinished && mutant === undefined) {
          writeFileSync(DURATIONS, JSON.stringify([...durations]));
        }
        if (testCase) pickles.set(testCase.id, testCase.pickleId);
        if (testCaseStarted) started.set(testCaseStarted.id, testCaseStarted);
        const { testCaseStartedId } = testStepFinished ?? testCaseFinished ?? {};
        if (!testCaseStartedId) return;
        const { testCaseId, timestamp } = started.get(testCaseStartedId);
        const place = places.get(pickles.get(testCaseId));
        if (testCaseFinished && mutant === undefined) {
          durations.set(place, ms(testCaseFinished.timestamp) - ms(timestamp));
        }
        if (testStepFinished?.testStepResult.status !== 'FAILED') return;
        killed.set(file, [...(killed.get(file) ?? []), { mutant, place }]);
      },
    );
  },
};
