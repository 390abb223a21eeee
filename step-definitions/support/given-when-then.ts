/** Cucumber's functions that define steps; `this` is the World. */
import * as cucumber from '@cucumber/cucumber';
import type { Need } from '../../tests/driver/judged-window.ts';
import type { SpecificationWorld } from './world.ts';

export const Given = cucumber.Given<SpecificationWorld>;
export const When = cucumber.When<SpecificationWorld>;
export const Then = cucumber.Then<SpecificationWorld>;

/** The options of a step that runs only where the page's window provides `need`. */
export function needs(need: Need): { wrapperOptions: { need: Need } } {
  return { wrapperOptions: { need } };
}
