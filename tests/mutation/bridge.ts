/**
 * Carries the active mutant into the judged page, and the coverage back. StrykerJS switches mutants
 * by a global of its runner's process, `__stryker__`; the page has one of its own.
 */
import { After, AfterAll, Before, setDefaultTimeout } from '@cucumber/cucumber';
import { ON_A_PAGE, type SpecificationWorld } from '../../step-definitions/world.ts';
import { carryBack, carryInto, dropStatic } from './coverage.ts';

// A mutant may make the page hang.
setDefaultTimeout(30_000);

Before(ON_A_PAGE, async function (this: SpecificationWorld) {
  await carryInto(this.contacts.page);
});

After(ON_A_PAGE, async function (this: SpecificationWorld) {
  await carryBack(this.contacts.page);
});

AfterAll(dropStatic);
