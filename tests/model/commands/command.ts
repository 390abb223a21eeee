import type fc from 'fast-check';
import type { Evidence } from '../coverage.ts';
import { beforeHanging } from '../hanging.ts';
import { checkAgainstModel } from '../invariants.ts';
import type { Model } from '../model.ts';
import type { WalkedPage } from '../model-run.ts';

/** An action on the page and on the model. */
export type WalkCommand = fc.AsyncCommand<Model, WalkedPage>;

/**
 * A command that can run at any time; page and model are compared after it.
 *
 * @param kind the evidence that it counts as
 * @param sentence what it does, in the words of the features
 * @param run acts on the page and on the model, and ends by observing the page
 */
export function walkCommand(
  kind: Evidence,
  sentence: string,
  run: (model: Model, page: WalkedPage) => Promise<void>,
): WalkCommand {
  return {
    check: () => true,
    run: async (model, page) => {
      kind.count += 1;
      page.trail.push(sentence);
      await beforeHanging(run(model, page));
      checkAgainstModel(model, page);
    },
    toString: () => sentence,
  };
}
