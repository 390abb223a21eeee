/** The part of `@cucumber/cucumber` that step definitions use, for browsers. */
import {
  CucumberExpression,
  type Expression,
  ParameterType,
  ParameterTypeRegistry,
  RegularExpression,
} from '@cucumber/cucumber-expressions';
import type { Sentence } from '../../results/specification.ts';

type Code = (this: World, ...given: unknown[]) => unknown;

interface Definition {
  readonly pattern: string | RegExp;
  /** Compiled from the pattern on first use, when all parameter types are defined. */
  expression?: Expression;
  readonly code: Code;
}

const parameterTypes = new ParameterTypeRegistry();
const definitions: Definition[] = [];
const afterHooks: Code[] = [];

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

/** Registers a hook after every example, whatever its tags: it does nothing in other examples. */
export function After(_tags: string, code: Code): void {
  afterHooks.push(code);
}

export async function runAfterHooks(world: World): Promise<void> {
  for (const code of afterHooks) await code.call(world);
}

/** A table of values below a sentence. */
export class DataTable {
  constructor(private readonly cells: readonly (readonly string[])[]) {}

  raw(): readonly (readonly string[])[] {
    return this.cells;
  }

  /** The rows below the header row, as objects by column name. */
  hashes(): Record<string, string>[] {
    const [names = [], ...rows] = this.cells;
    return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
  }
}

/** The state shared by the steps of an example. */
export class World {
  readonly parameters = {};

  /** Only the command line keeps what steps log. */
  log(): void {}
}

let construct: new () => World = World;

export function setWorldConstructor(chosen: new () => World): void {
  construct = chosen;
}

export const makeWorld = (): World => new construct();

function expressionOf(pattern: string | RegExp): Expression {
  return typeof pattern === 'string'
    ? new CucumberExpression(pattern, parameterTypes)
    : new RegularExpression(pattern, parameterTypes);
}

/**
 * Runs a sentence. That it has exactly one step definition is known from the command line.
 *
 * @throws Error if it has none, or if it fails
 */
export async function runSentence(world: World, sentence: Sentence): Promise<void> {
  const { text, table, docString } = sentence;
  for (const definition of definitions) {
    definition.expression ??= expressionOf(definition.pattern);
    const given = definition.expression.match(text);
    if (!given) continue;
    const values = given.map((each) => each.getValue(world));
    await definition.code.call(world, ...values, table ? new DataTable(table) : docString);
    return;
  }
  throw new Error(`No step definition matches: ${text}`);
}
