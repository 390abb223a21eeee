/**
 * A plugin of cucumber: puts the scenarios that reach a mutant into the order in which they most
 * likely kill it, and leaves out the least likely. First come those that need no page; then those
 * that killed other mutants of the same file, the nearest one's first; then those of the points that
 * the file names, then those of its folder's: of each point the quickest, then of each the second,
 * and so on.
 */
import { dirname } from 'node:path';
import type { CoordinatorTransformValues, Plugin } from '@cucumber/cucumber/api';
import type { Duration } from '@cucumber/messages';
import { readIfWhole, writeReport } from '../run/reports/report-file.ts';
import { ID, tagsOf } from './homes.ts';
import { PLAN_FROM_SANDBOX, type Planned } from './plan.ts';

/**
 * In ms, how much of the scenarios a mutant has to survive: more of them could only kill more. Half
 * of those that die do so in the first scenario, nine in ten within twelve.
 */
const LONG_ENOUGH = 120_000;

/** The same for a mutant that is expected to survive. */
const LONG_ENOUGH_IF_EXPECTED = 10_000;

/** How long each scenario takes, as the first runner leaves it for the others. */
const DURATIONS = 'durations.json';

type Filterable = CoordinatorTransformValues['pickles:order'][number];

function read<Content>(path: string, otherwise: Content): Content {
  return readIfWhole(path, (text) => JSON.parse(text) as Content) ?? otherwise;
}

/** In ms, by place. */
const durations = new Map(read<[string, number][]>(DURATIONS, []));
/** By file, its dead mutants, each with the place of the scenario that failed for it. */
const killed = new Map<string, { mutant: string; place: string }[]>();
let plan: ReadonlyMap<string, Planned> | undefined;

function planned(mutant: string): Planned | undefined {
  plan ??= new Map(read<Planned[]>(PLAN_FROM_SANDBOX, []).map((one) => [one.id, one]));
  return plan.get(mutant);
}

const placeOf = ({ pickle, location }: Filterable) => `${pickle.uri}:${location.line}`;
const durationOf = (each: Filterable) => durations.get(placeOf(each)) ?? 0;
const pointOf = ({ pickle }: Filterable) => pickle.tags.find(({ name }) => ID.test(name))?.name;
const ms = ({ seconds, nanos }: Duration) => seconds * 1_000 + nanos / 1e6;

/**
 * The lower, the likelier: by how near the nearest mutant is that the scenario killed, as StrykerJS
 * counts mutants in the order of the code; then 1e6 and more by what the code names.
 */
function rank(each: Filterable, mutant: string, file: string): number {
  const { tags } = each.pickle;
  if (tags.some(({ name }) => name === '@module')) return -1;
  const distances = (killed.get(file) ?? [])
    .filter(({ place }) => place === placeOf(each))
    .map((dead) => Math.abs(Number(mutant) - Number(dead.mutant)));
  if (distances.length > 0) return Math.min(...distances);
  const home = [file, dirname(file)].findIndex((place) => {
    const named = tagsOf(place);
    return tags.some(({ name }) => named.has(name));
  });
  return 1e6 + (home === -1 ? 2 : home);
}

/** The scenarios for a mutant, likeliest first, as many as are long enough. */
function likeliest(all: readonly Filterable[], mutant: string): Filterable[] {
  const { file = '', survives = false } = planned(mutant) ?? {};
  const rounds = new Map<string | undefined, number>();
  const ranked = all
    .toSorted((a, b) => durationOf(a) - durationOf(b))
    .map((each) => {
      const point = pointOf(each);
      const round = rounds.get(point) ?? 0;
      rounds.set(point, round + 1);
      return { each, rank: rank(each, mutant, file), round };
    })
    .toSorted((a, b) => (a.rank === b.rank ? a.round - b.round : a.rank - b.rank));
  let taken = 0;
  return ranked
    .map(({ each }) => each)
    .filter((each) => {
      taken += durationOf(each);
      return taken < (survives ? LONG_ENOUGH_IF_EXPECTED : LONG_ENOUGH);
    });
}

const plugin: Plugin = {
  type: 'plugin',
  coordinator({ on, transform }) {
    const mutant = (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__
      ?.activeMutant;
    const places = new Map<string, string>();
    const pickles = new Map<string, string>();
    const started = new Map<string, { testCaseId: string; timestamp: Duration }>();
    transform('pickles:order', (all) => {
      for (const each of all) places.set(each.pickle.id, placeOf(each));
      return mutant === undefined ? all : likeliest(all, mutant);
    });
    on(
      'message',
      ({ testCase, testCaseStarted, testStepFinished, testCaseFinished, testRunFinished }) => {
        if (testRunFinished && mutant === undefined) {
          writeReport(DURATIONS, JSON.stringify([...durations]));
        }
        if (testCase) pickles.set(testCase.id, testCase.pickleId);
        if (testCaseStarted) started.set(testCaseStarted.id, testCaseStarted);
        const { testCaseStartedId = '' } = testStepFinished ?? testCaseFinished ?? {};
        const begun = started.get(testCaseStartedId);
        const place = places.get(pickles.get(begun?.testCaseId ?? '') ?? '');
        if (!begun || !place) return;
        if (mutant === undefined) {
          if (testCaseFinished) {
            durations.set(place, ms(testCaseFinished.timestamp) - ms(begun.timestamp));
          }
        } else if (testStepFinished?.testStepResult.status === 'FAILED') {
          const { file = '' } = planned(mutant) ?? {};
          killed.set(file, [...(killed.get(file) ?? []), { mutant, place }]);
        }
      },
    );
  },
};

export default plugin;
