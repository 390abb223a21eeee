/** The part of `@cucumber/cucumber` that step definitions use, for browsers. */
import {
  CucumberExpression,
  type Expression,
  ParameterType,
  ParameterTypeRegistry,
  RegularExpression,
} from '@cucumber/cucumber-expressions';
import type { PickleStep } from '@cucumber/messages';
import type { Need } from '../../driver/judged-window.ts';
import { cellsOf } from '../../results/gherkin.ts';

type Code = (this: World, ...given: unknown[]) => unknown;
type Options = { readonly wrapperOptions?: { readonly need?: Need } };

/** The step definition of a sentence. */
export interface FoundStep {
  /** The part of a driven browser that it needs, if any. */
  readonly need: Need | undefined;
  take(world: World): Promise<void>;
}

interface Definition {
  readonly pattern: string | RegExp;
  /** Compiled from the pattern on first use, when all parameter types are defined. */
  expression?: Expression;
  readonly need: Need | undefined;
  readonly code: Code;
}

const parameterTypes = new ParameterTypeRegistry();
const definitions: Definition[] = [];
const afterHooks: Code[] = [];

function define(pattern: string | RegExp, ...rest: [Code] | [Options, Code]): void {
  const [options, code]: [Options, Code] = rest.length === 2 ? rest : [{}, rest[0]];
  definitions.push({ pattern, need: options.wrapperOptions?.need, code });
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

/** The data table or doc string of a step, as an argument of its code. */
function argumentOf({ argument }: PickleStep): unknown[] {
  if (argument?.docString) return [argument.docString.content];
  if (!argument?.dataTable) return [];
  return [new DataTable(argument.dataTable.rows.map(cellsOf))];
}

function expressionOf(pattern: string | RegExp): Expression {
  return typeof pattern === 'string'
    ? new CucumberExpression(pattern, parameterTypes)
    : new RegularExpression(pattern, parameterTypes);
}

/** The step of a sentence; taking it fails unless exactly one definition matches. */
export function findStep(step: PickleStep): FoundStep {
  const found = definitions.flatMap((definition) => {
    definition.expression ??= expressionOf(definition.pattern);
    const given = definition.expression.match(step.text);
    return given ? [{ ...definition, given }] : [];
  });
  const [first, ...others] = found;
  if (!first || others.length > 0) {
    const error = new Error(`${found.length} steps match: ${step.text}`);
    return { need: undefined, take: () => Promise.reject(error) };
  }
  const { need, code, given } = first;
  return {
    need,
    take: async (world) => {
      const values = given.map((each) => each.getValue(world));
      await code.call(world, ...values, ...argumentOf(step));
    },
  };
}
