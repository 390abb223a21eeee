/** The part of `@cucumber/cucumber` that step definitions use, for browsers. */
import type * as cucumber from '@cucumber/cucumber';
import {
  type Expression,
  ExpressionFactory,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import type { StepDefinition } from '../../../step-definitions/support/executor.ts';

const parameterTypes = new ParameterTypeRegistry();
const expressions = new ExpressionFactory(parameterTypes);

/** The steps that have been defined. */
export const definitions: StepDefinition[] = [];

/** Defines a step by its code, which comes last; options are for driven browsers. */
function define(pattern: string | RegExp, ...rest: readonly unknown[]): void {
  let compiled: Expression | undefined;
  definitions.push({
    // On first use, when all parameter types are defined.
    get expression() {
      compiled ??= expressions.createExpression(pattern);
      return compiled;
    },
    code: rest.at(-1) as StepDefinition['code'],
    options: {},
  });
}

export { define as Given, define as Then, define as When };

export const defineParameterType: typeof cucumber.defineParameterType = (type) =>
  parameterTypes.defineParameterType(
    new ParameterType(type.name, type.regexp, null, type.transformer, true, false),
  );

/** `new SpecificationWorld()` needs no registration. */
export function setWorldConstructor(): void {}

/** The state shared by the steps of an example. */
export class World {
  /** Only the command line keeps what steps log and attach. */
  log(): void {}
  attach(): void {}
}
