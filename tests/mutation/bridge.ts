/** Activates in the judged page the mutant that StrykerJS has activated in its runner. */
import { Before, setDefaultTimeout, setDefinitionFunctionWrapper } from '@cucumber/cucumber';
import type { Page } from '@playwright/test';
import { activeMutant } from './order.ts';

/** Time-out for one browser operation, in ms: a mutant may make the page hang. */
const BROWSER_MS = 10_000;

setDefaultTimeout(3 * BROWSER_MS);

// StrykerJS treats a failure that begins with "TypeError:" as an invalid mutant.
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

Before({ tags: 'not @module' }, async function (this: { readonly page: Page }) {
  this.page.setDefaultTimeout(BROWSER_MS);
  await this.page.addInitScript((state) => Object.assign(window, { __stryker__: state }), {
    activeMutant: activeMutant(),
  });
});
