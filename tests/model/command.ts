import { setTimeout } from 'node:timers/promises';
import type fc from 'fast-check';
import { CPU_SLOWDOWN } from '../driver/time-outs.ts';
import type { Covered } from './coverage.ts';
import type { Model } from './model.ts';
import type { ModelRun } from './model-run.ts';

/** How long a command may take before the page counts as hanging, in ms. */
const HANGING_MS = 60_000 * CPU_SLOWDOWN;

function beforeHanging(done: Promise<void>): Promise<void> {
  const hanging = setTimeout(HANGING_MS, undefined, { ref: false }).then(() => {
    throw new Error(`The page hangs: no result after ${HANGING_MS} ms`);
  });
  return Promise.race([done, hanging]);
}

/** An action on page and model, which are compared after it. */
export class Command implements fc.AsyncCommand<Model, ModelRun> {
  constructor(
    readonly kind: Covered,
    /** What it does, in sentences of the features. */
    readonly sentences: readonly string[],
    /** Runs the sentences, changes the model and compares both. */
    private readonly act: (run: ModelRun) => Promise<void>,
    private readonly isPossible: (model: Readonly<Model>) => boolean = () => true,
  ) {}

  check(model: Readonly<Model>): boolean {
    return this.isPossible(model);
  }

  async run(_model: Model, run: ModelRun): Promise<void> {
    this.kind.count += 1;
    run.commands += 1;
    await beforeHanging(this.act(run));
  }

  toString(): string {
    return this.sentences.join(', ');
  }
}

/**
 * Carries out commands one after the other.
 *
 * @throws Error if one is not possible
 */
export async function carryOut(run: ModelRun, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    if (!command.check(run.model)) throw new Error(`Not possible: ${command}`);
    await command.run(run.model, run);
  }
}
