import type fc from 'fast-check';
import type { Evidence } from '../evidence.ts';
import { beforeHanging } from '../hanging.ts';
import { agree } from '../invariants.ts';
import type { Model } from '../model.ts';
import type { WalkedPage } from '../page.ts';

/** Something that is done to the page and told to the model. */
export type WalkCommand = fc.AsyncCommand<Model, WalkedPage>;

/**
 * A command that can be given at any time; page and model agree after it.
 *
 * @param kind what it counts as
 * @param sentence what is done, in the words of the features
 * @param run does it to the page, and tells the model; ends with a look at the page
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
      agree(model, page);
    },
    toString: () => sentence,
  };
}
