/**
 * A plugin of cucumber: the order of the scenarios that judge a mutant. First come those that have killed a
 * mutant of the same file, the latest at the top, then those of the points that the file names, then all
 * others: in each group the first scenario of each rule, the second of each, and so on.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** The files of mutants by the mutants' ids, with the tags of the points that they name. */
function filesByMutant() {
  const files = new Map();
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const code = readFileSync(`src/${name}`, 'utf8');
    const tags = new Set((code.match(/\b[RB]\d+(?:\.\d+)?\b/g) ?? []).map((id) => `@${id}`));
    const file = { tags, killers: [] };
    for (const [, mutant] of code.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) files.set(mutant, file);
  }
  return files;
}

const placeOf = ({ pickle, location }) => `${pickle.uri}:${location.line}`;
const tagsOf = ({ pickle }) => pickle.tags.map(({ name }) => name);

/** The place of each scenario in its rule, which is known by its tags. */
function placesInRules(all) {
  const counts = new Map();
  return all.map((each) => {
    const rule = tagsOf(each).join();
    const nth = counts.get(rule) ?? 0;
    counts.set(rule, nth + 1);
    return nth;
  });
}

const files = filesByMutant();

export default {
  type: 'plugin',
  coordinator({ on, transform }) {
    const { activeMutant } = globalThis.__stryker__ ?? {};
    const file = files.get(activeMutant) ?? { tags: new Set(), killers: [] };
    let order = [];
    let started = 0;
    transform('pickles:order', (all) => {
      const inRules = placesInRules(all);
      const rank = (each) => {
        const recent = file.killers.indexOf(placeOf(each));
        if (recent !== -1) return recent;
        const isNamed = tagsOf(each).some((tag) => file.tags.has(tag));
        return (isNamed ? 1 : 2) * all.length + inRules[all.indexOf(each)];
      };
      order = all.toSorted((a, b) => rank(a) - rank(b));
      return order;
    });
    on('message', ({ testCaseStarted, testStepFinished }) => {
      if (testCaseStarted) started += 1;
      if (testStepFinished?.testStepResult.status !== 'FAILED') return;
      const killer = placeOf(order[started - 1]);
      file.killers = [killer, ...file.killers.filter((place) => place !== killer)];
    });
  },
};
