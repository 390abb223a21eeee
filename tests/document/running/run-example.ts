import type { SpecificationWorld } from '../../../step-definitions/support/world.ts';
import { ContactsPage } from '../../driver/contacts-page.ts';
import { beforeStep, expectNothingUnexpected } from '../../driver/example.ts';
import { driverIn, FramedWindow } from '../../driver/framed/window.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import { makeWorld, runAfterHooks } from './cucumber.ts';
import type { Example } from './examples.ts';
import { withinLimit } from './limit.ts';

/** The outcome of a sentence. */
export interface StepOutcome {
  readonly status: 'passed' | 'failed';
  /** The error, if it failed. */
  readonly message?: string;
}

/** The outcome of an example. */
export interface ExampleOutcome extends StepOutcome {
  /** The index of the failed sentence; absent if the check after the last one failed. */
  readonly failedAt?: number;
}

/** Callbacks during the run of an example. */
interface Follower {
  /** Before the sentence with this index, which runs once this resolves. */
  begins(step: number): void | Promise<void>;
  /** After a sentence; `targets` are its subjects. */
  ends(step: number, outcome: StepOutcome, targets: readonly OutlineTarget[]): void | Promise<void>;
}

function messageOf(error: unknown): string {
  // An error in the frame is not an instance of this window's Error.
  const { message = String(error) } = (error ?? {}) as { message?: string };
  return message;
}

/**
 * Runs an example in a frame, and leaves the page there in its final state.
 *
 * @param url address of the judged page, with the frame's first script
 * @param signal ends the run at once
 * @returns the outcome; `undefined` if it was stopped
 */
export async function runExample(
  { pickle, steps }: Example,
  frame: HTMLIFrameElement,
  url: string,
  follower: Follower,
  signal: AbortSignal,
): Promise<ExampleOutcome | undefined> {
  const world = makeWorld() as unknown as SpecificationWorld;
  const contacts = new ContactsPage(new FramedWindow(frame), url);
  let targets: OutlineTarget[] = [];
  const picture = { outline: (target: OutlineTarget) => targets.push(target) };
  Object.assign(world, { contacts, picture });

  for (const [nth, step] of steps.entries()) {
    await follower.begins(nth);
    if (signal.aborted) return undefined;
    targets = [];
    let outcome: StepOutcome = { status: 'passed' };
    try {
      const now = () => driverIn(frame)?.now();
      await withinLimit(
        async () => {
          await beforeStep(contacts, pickle.steps[nth]?.type);
          await step.take(world as never);
        },
        now,
        signal,
      );
    } catch (error) {
      if (signal.aborted) return undefined;
      outcome = { status: 'failed', message: messageOf(error) };
    }
    await follower.ends(nth, outcome, targets);
    if (outcome.status === 'failed') return { ...outcome, failedAt: nth };
  }
  try {
    await runAfterHooks(world as never);
    expectNothingUnexpected(contacts);
    return { status: 'passed' };
  } catch (error) {
    return { status: 'failed', message: messageOf(error) };
  }
}
