import type { Page } from '@playwright/test';

/** How often each mutant was reached, by its id. */
type Hits = Record<string, number>;

/** StrykerJS's global, as its instrumented code and its runner use it. */
interface Stryker {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

function stryker(): Stryker {
  const global = globalThis as { __stryker__?: Stryker };
  if (!global.__stryker__) throw new Error('StrykerJS runs this, by "npm run mutation"');
  return global.__stryker__;
}

/** Tells every document of the page which mutant is active, and for which test it counts. */
export async function carryInto(page: Page): Promise<void> {
  const { activeMutant, currentTestId, hitCount, hitLimit } = stryker();
  await page.addInitScript((state) => Object.assign(window, { __stryker__: state }), {
    activeMutant,
    currentTestId,
    hitCount,
    hitLimit,
  });
  // A document that is left takes its coverage along.
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    await carryBack(page);
    return goto(...to);
  };
}

/** Adds what the page's present document covered to the coverage of this process. */
export async function carryBack(page: Page): Promise<void> {
  const { activeMutant, currentTestId } = stryker();
  if (activeMutant !== undefined || !currentTestId) return;
  const covered = await page.evaluate(
    () => (window as { __stryker__?: Stryker }).__stryker__?.mutantCoverage,
  );
  stryker().mutantCoverage ??= { static: {}, perTest: {} };
  const total = stryker().mutantCoverage?.perTest ?? {};
  const hits = total[currentTestId] ?? {};
  for (const [mutant, count] of Object.entries(covered?.perTest[currentTestId] ?? {})) {
    hits[mutant] = (hits[mutant] ?? 0) + count;
  }
  total[currentTestId] = hits;
}

/**
 * Forgets that this process has run the modules that it shares with the page once, before any test:
 * in the page they run again in every test, so the mutant is switched there.
 */
export function dropStatic(): void {
  const { mutantCoverage } = stryker();
  if (!mutantCoverage) return;
  const inTests = new Set(Object.values(mutantCoverage.perTest).flatMap(Object.keys));
  for (const mutant of Object.keys(mutantCoverage.static)) {
    if (inTests.has(mutant)) delete mutantCoverage.static[mutant];
  }
}
