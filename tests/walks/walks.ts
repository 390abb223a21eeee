import fc from 'fast-check';
import { scrolling } from './commands/scrolling.ts';
import { sorting } from './commands/sorting.ts';
import { timing } from './commands/time.ts';
import { windowing } from './commands/window.ts';
import type { Model } from './model.ts';
import type { WalkedPage } from './page.ts';

/** The length of a walk, in commands, before it shrinks. */
const LEAST = 100;
const MOST = 140;

/** Commands in their order. */
export type Walk = Iterable<fc.AsyncCommand<Model, WalkedPage>>;

const commands = fc.oneof(
  { weight: 20, arbitrary: timing },
  { weight: 20, arbitrary: scrolling },
  { weight: 12, arbitrary: sorting },
  { weight: 4, arbitrary: windowing },
);

/** Walks that are long, and that shrink as fast-check's do: to any length. */
class LongWalks extends fc.Arbitrary<Walk> {
  constructor(private readonly walks: fc.Arbitrary<Walk>) {
    super();
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<Walk> {
    for (;;) {
      const walk = this.walks.generate(random, bias);
      // Not `value`, which would give the runner a clone, and the shrinker no news of it.
      if ([...walk.value_].length >= LEAST) return walk;
    }
  }

  canShrinkWithoutContext(walk: unknown): walk is Walk {
    return this.walks.canShrinkWithoutContext(walk);
  }

  shrink(walk: Walk, context?: unknown): fc.Stream<fc.Value<Walk>> {
    return this.walks.shrink(walk, context);
  }
}

/**
 * Walks of 100 commands and more.
 *
 * @param replayPath which commands of a walk were kept as it shrank, as fast-check tells it
 */
export function longWalks(replayPath?: string): fc.Arbitrary<Walk> {
  return new LongWalks(
    fc.commands([commands], {
      maxCommands: MOST,
      size: 'max',
      ...(replayPath !== undefined && { replayPath }),
    }) as fc.Arbitrary<Walk>,
  );
}
