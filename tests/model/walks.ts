import fc from 'fast-check';
import { scrolling } from './commands/scrolling.ts';
import { sorting } from './commands/sorting.ts';
import { timing } from './commands/time.ts';
import { windowing } from './commands/window.ts';
import type { Model } from './model.ts';
import type { WalkedPage } from './model-run.ts';

/** The length of a walk in commands, before it shrinks. */
const MIN_COMMANDS = 100;
const MAX_COMMANDS = 140;

/** A sequence of commands. */
export type Walk = Iterable<fc.AsyncCommand<Model, WalkedPage>>;

const commands = () =>
  fc.oneof(
    { weight: 20, arbitrary: timing },
    { weight: 20, arbitrary: scrolling() },
    { weight: 12, arbitrary: sorting },
    { weight: 4, arbitrary: windowing },
  );

/** Long walks, which may shrink to any length. */
class LongWalks extends fc.Arbitrary<Walk> {
  constructor(private readonly walks: fc.Arbitrary<Walk>) {
    super();
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<Walk> {
    for (;;) {
      const walk = this.walks.generate(random, bias);
      // `value` would clone the commands, and the shrinker would not see which ones ran.
      if ([...walk.value_].length >= MIN_COMMANDS) return walk;
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
 * Walks of at least 100 commands.
 *
 * @param replayPath which commands remained after shrinking, as printed by fast-check
 */
export function longWalks(replayPath?: string): fc.Arbitrary<Walk> {
  return new LongWalks(
    fc.commands([commands()], {
      maxCommands: MAX_COMMANDS,
      size: 'max',
      ...(replayPath !== undefined && { replayPath }),
    }) as fc.Arbitrary<Walk>,
  );
}
