/**
 * Carries the active mutant into the judged page, and the coverage back. StrykerJS switches mutants
 * by a global of its runner's process, `__stryker__`; the page has one of its own.
 */
import {
  After,
  AfterAll,
  Before,
  setDefaultTimeout,
  setDefinitionFunctionWrapper,
} from '@cucumber/cucumber';
import type { Page } from '@playwright/test';
import { carryBack, carryInto, dropStatic } from './coverage.ts';

/** What the bridge needs of a scenario's World. */
interface OnAPage {
  readonly page: Page;
}

/** Scenarios about a module of this project need no page. */
const ON_A_PAGE = { tags: 'not @module' };

/** How long the browser may take to answer, in ms: a mutant may make the page hang. */
const ANSWER_MS = 10_000;

setDefaultTimeout(3 * ANSWER_MS);

// StrykerJS takes a failure that begins with "TypeError:" for a mutant that cannot be run at all.
setDefinitionFunctionWrapper(
  (step: (...given: unknown[]) => unknown) =>
    async function (this: unknown, ...given: unknown[]) {
      try {
        return await step.apply(this, given);
      } catch (error) {
        throw error instanceof TypeError ? new Error(`A step threw ${error}`) : error;
      }
    },
);

Before(ON_A_PAGE, async function (this: OnAPage) {
  this.page.setDefaultTimeout(ANSWER_MS);
  await carryInto(this.page);
});

After(ON_A_PAGE, async function (this: OnAPage) {
  await carryBack(this.page);
});

AfterAll(dropStatic);
