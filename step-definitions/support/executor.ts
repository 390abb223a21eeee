/** Runs sentences of the features by their steps where cucumber-js does not: in walks, and in the reader's browser. */
import type { Argument } from '@cucumber/cucumber-expressions';
import type { Need } from '../../tests/driver/judged-window.ts';
import type { SpecificationWorld } from './world.ts';

/** A step, with what cucumber-js and its part for browsers both know of it. */
export interface StepDefinition {
  readonly expression: { match(text: string): readonly Argument[] | null };
  readonly code: (this: object, ...given: unknown[]) => unknown;
  readonly options: { readonly wrapperOptions?: { readonly need?: Need } };
}

/** A sentence with the table below it. */
export interface SentenceToRun {
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
}

/** A sentence and the table below it as text. */
export const textOf = ({ text, table = [] }: SentenceToRun) =>
  [text, ...table.map((cells) => `  | ${cells.join(' | ')} |`)].join('\n');

/** The table below a sentence: its cells, and the rows below its head as objects by column name. */
function dataTable(cells: readonly (readonly string[])[]) {
  const [names = [], ...rows] = cells;
  const hash = (row: readonly string[]) => names.map((name, nth) => [name, row[nth] ?? '']);
  return { raw: () => cells, hashes: () => rows.map((row) => Object.fromEntries(hash(row))) };
}

export class Executor {
  constructor(private readonly definitions: readonly StepDefinition[]) {}

  /** The steps of a sentence, of which there should be one. */
  private matching(text: string) {
    return this.definitions.flatMap((step) => {
      const given = step.expression.match(text);
      return given ? [{ step, given }] : [];
    });
  }

  /** What a sentence needs of a driven browser. */
  needOf(text: string): Need | undefined {
    return this.matching(text)[0]?.step.options.wrapperOptions?.need;
  }

  /** @throws Error unless the sentence has exactly one step */
  find(text: string) {
    const found = this.matching(text);
    const [only] = found;
    if (only && found.length === 1) return only;
    throw new Error(`${found.length} step definitions match: ${text}`);
  }

  /**
   * Runs a sentence.
   *
   * @returns what its step returns: 'skipped' if the page cannot be judged by it
   * @throws Error if the step fails
   */
  async run(world: SpecificationWorld, { text, table }: SentenceToRun): Promise<unknown> {
    const { step, given } = this.find(text);
    const values = given.map((each) => each.getValue(world));
    return step.code.call(world, ...values, table && dataTable(table));
  }
}
