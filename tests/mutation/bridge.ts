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
import { ON_A_PAGE, type SpecificationWorld } from '../../step-definitions/world.ts';
import { carryBack, carryInto, dropStatic } from './coverage.ts';

// A mutant may make the page hang.
setDefaultTimeout(30_000);

// StrykerJS takes a failure that begins with "TypeError:" for a mutant that cannot be run at all.
setDefinitionFunctionWrapper(
  (step: (...given: unknown[]) => unknown) =>
    async function (this: SpecificationWorld, ...given: unknown[]) {
      try {
        return await step.apply(this, given);
      } catch (error) {
        throw error instanceof TypeError ? new Error(`A step threw ${error}`) : error;
      }
    },
);

Before(ON_A_PAGE, async function (this: SpecificationWorld) {
  await carryInto(this.contacts.page);
});

After(ON_A_PAGE, async function (this: SpecificationWorld) {
  await carryBack(this.contacts.page);
});

AfterAll(dropStatic);
