import { loadConfiguration, loadSupport } from '@cucumber/cucumber/api';
import { Executor, type StepDefinition } from './executor.ts';
import type { SpecificationWorld } from './world.ts';

/** Loads all steps in Node, and the class of their World. */
export async function loadSteps() {
  const { runConfiguration } = await loadConfiguration();
  const support: object = await loadSupport(runConfiguration);
  const { stepDefinitions, World } = support as {
    readonly stepDefinitions: readonly StepDefinition[];
    readonly World: new (options: object) => SpecificationWorld;
  };
  return { executor: new Executor(stepDefinitions), World };
}
