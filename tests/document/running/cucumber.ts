/** What step definitions take from `@cucumber/cucumber`, as far as it runs in a browser. */
import {
  CucumberExpression,
  type Expression,
  ParameterType,
  ParameterTypeRegistry,
  RegularExpression,
} from '@cucumber/cucumber-expressions';
import type { PickleStep } from '@cucumber/messages';
import type { Need } from '../../driver/judged-window.ts';

type Code = (this: World, ...given: unknown[]) => unknown;
type Options = { readonly wrapperOptions?: { readonly need?: Need } };

/** A step, ready to be taken. */
export interface FoundStep {
  /** What of a driven browser it needs, if anything. */
  readonly need: Need | undefined;
  take(world: World): Promise<void>;
}

interface Definition {
  readonly pattern: string | RegExp;
  /** Of the pattern, made once all parameter types are known. */
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

/** Registers what is done after each example; its tags are of no account, as it has nothing to do elsewhere. */
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

  /** The rows below the first one, each by its column's name there. */
  hashes(): Record<string, string>[] {
    const [names = [], ...rows] = this.cells;
    return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
  }
}

/** What the steps of an example share. */
export class World {
  readonly parameters = {};
  readonly logs: string[] = [];

  log = (text: string): void => {
    this.logs.push(text);
  };
}

let construct: new () => World = World;

export function setWorldConstructor(chosen: new () => World): void {
  construct = chosen;
}

export const makeWorld = (): World => new construct();

/** What stands below the sentence of a step, as its code takes it. */
function argumentOf({ argument }: PickleStep): unknown[] {
  if (argument?.docString) return [argument.docString.content];
  if (!argument?.dataTable) return [];
  const { rows } = argument.dataTable;
  return [new DataTable(rows.map(({ cells }) => cells.map(({ value }) => value)))];
}

function expressionOf(pattern: string | RegExp): Expression {
  return typeof pattern === 'string'
    ? new CucumberExpression(pattern, parameterTypes)
    : new RegularExpression(pattern, parameterTypes);
}

/** The step of a sentence; it fails when it is taken unless exactly one definition matches. */
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
