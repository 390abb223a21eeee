/** Cucumber's functions that define steps; `this` is the World. */
import * as cucumber from '@cucumber/cucumber';
import type { SpecificationWorld } from './world.ts';

export const Given = cucumber.Given<SpecificationWorld>;
export const When = cucumber.When<SpecificationWorld>;
export const Then = cucumber.Then<SpecificationWorld>;
