/** The part of `@cucumber/cucumber` that step definitions use, for browsers. */
import {
  type Expression,
  ExpressionFactory,
  ParameterType,
  ParameterTypeRegistry,
} from '@cucumber/cucumber-expressions';
import type { Sentence } from '../../results/features.ts';

type Code = (this: object, ...given: unknown[]) => unknown;

interface Definition {
  readonly pattern: string | RegExp;
  /** Compiled from the pattern on first use, when all parameter types are defined. */
  expression?: Expression;
  readonly code: Code;
}

const parameterTypes = new ParameterTypeRegistry();
const expressions = new ExpressionFactory(parameterTypes);
const definitions: Definition[] = [];

/** Defines a step by its code, which comes last; options are for driven browsers. */
function define(pattern: string | RegExp, ...rest: readonly unknown[]): void {
  definitions.push({ pattern, code: rest.at(-1) as Code });
}

export { define as Given, define as Then, define as When };

type TypeOptions = {
  readonly name: string;
  readonly regexp: RegExp;
  readonly transformer?: (...texts: string[]) => unknown;
};

export function defineParameterType({ name, regexp, transformer }: TypeOptions): void {
  parameterTypes.defineParameterType(
    new ParameterType(name, regexp, null, transformer ?? ((text: string) => text), true, false),
  );
}

/** `new SpecificationWorld()` needs no registration. */
export function setWorldConstructor(): void {}

/** A table of values below a sentence: its cells, and the rows below its head as objects by column name. */
function dataTable(cells: NonNullable<Sentence['table']>) {
  const [names = [], ...rows] = cells;
  const hash = (row: readonly string[]) => names.map((name, nth) => [name, row[nth] ?? '']);
  return { raw: () => cells, hashes: () => rows.map((row) => Object.fromEntries(hash(row))) };
}

/** The state shared by the steps of an example. */
export class World {
  /** Only the command line keeps what steps log and attach. */
  log(): void {}
  attach(): void {}
}

/**
 * Runs a sentence. That it has exactly one step definition is known from the command line.
 *
 * @returns what the step definition returns: 'skipped' if the page cannot be judged by the example
 * @throws Error if it has none, or if it fails
 */
export async function runSentence(world: object, sentence: Sentence): Promise<unknown> {
  const { text, table, docString } = sentence;
  for (const definition of definitions) {
    definition.expression ??= expressions.createExpression(definition.pattern);
    const given = definition.expression.match(text);
    if (!given) continue;
    const values = given.map((each) => each.getValue(world));
    return definition.code.call(world, ...values, table ? dataTable(table) : docString);
  }
  throw new Error(`No step definition matches: ${text}`);
}
