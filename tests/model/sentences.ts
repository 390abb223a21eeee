/** Runs sentences of the features by their step definitions. */
import { loadConfiguration, loadSupport } from '@cucumber/cucumber/api';
import type { SpecificationWorld } from '../../step-definitions/support/world.ts';
import type { ContactsPage } from '../driver/contacts-page.ts';

interface StepDefinition {
  matchesStepName(text: string): boolean;
  getInvocationParameters(request: {
    step: { text: string };
    world: SpecificationWorld;
  }): Promise<{ parameters: unknown[] }>;
  code(this: SpecificationWorld, ...parameters: unknown[]): unknown;
}

/** The part of cucumber's support code that is used here. */
interface Support {
  readonly stepDefinitions: readonly StepDefinition[];
  readonly World: new (options: object) => SpecificationWorld;
}

/** The step definitions of the features. */
export class Sentences {
  private constructor(private readonly support: Support) {}

  static async load(): Promise<Sentences> {
    const { runConfiguration } = await loadConfiguration();
    const support: object = await loadSupport(runConfiguration);
    return new Sentences(support as Support);
  }

  /**
   * The step definition of a sentence.
   *
   * @throws Error unless there is exactly one
   */
  find(text: string): StepDefinition {
    const found = this.support.stepDefinitions.filter((each) => each.matchesStepName(text));
    const [definition] = found;
    if (!definition || found.length > 1)
      throw new Error(`${found.length} step definitions match: ${text}`);
    return definition;
  }

  /** Runs the step definition of a sentence on a page. */
  async run(text: string, contacts: ContactsPage, isOtherPage: boolean): Promise<void> {
    const nothing = () => {};
    const world = new this.support.World({ attach: nothing, log: nothing, parameters: {} });
    Object.assign(world, { contacts, isOtherPage });
    const definition = this.find(text);
    const { parameters } = await definition.getInvocationParameters({ step: { text }, world });
    await definition.code.call(world, ...parameters);
  }
}
