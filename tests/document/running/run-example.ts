import type { SpecificationWorld } from '../../../step-definitions/support/world.ts';
import { ContactsPage } from '../../driver/contacts-page.ts';
import { beforeStep, expectNothingUnexpected } from '../../driver/example.ts';
import { FramedWindow } from '../../driver/framed/window.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import { makeWorld, runAfterHooks } from './cucumber.ts';
import type { Example } from './examples.ts';
import { withinLimit } from './limit.ts';

/** The outcome of one sentence. */
export interface StepOutcome<Status = 'passed' | 'failed'> {
  readonly status: Status;
  /** The error, if it failed. */
  readonly message?: string;
  /** In ms. */
  readonly duration: number;
}

/** The outcome of an example. */
export interface ExampleOutcome {
  readonly status: 'passed' | 'failed';
  /** In ms since 1970. */
  readonly started: number;
  /** In ms. */
  readonly duration: number;
  /** The outcome of each sentence. */
  readonly steps: readonly StepOutcome<'passed' | 'failed' | 'skipped'>[];
  /** The error, possibly after the last sentence. */
  readonly message?: string;
  readonly logs: readonly string[];
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
  const world = makeWorld() as unknown as SpecificationWorld & { readonly logs: string[] };
  const contacts = new ContactsPage(new FramedWindow(frame), url);
  let targets: OutlineTarget[] = [];
  const picture = { outline: (target: OutlineTarget) => targets.push(target) };
  Object.assign(world, { contacts, picture });

  const started = Date.now();
  const outcomes: StepOutcome[] = [];
  const end = (status: ExampleOutcome['status'], message?: string): ExampleOutcome => ({
    status,
    started,
    duration: outcomes.reduce((sum, { duration }) => sum + duration, 0),
    steps: [
      ...outcomes,
      ...steps.slice(outcomes.length).map(() => ({ status: 'skipped', duration: 0 }) as const),
    ],
    ...(message !== undefined && { message }),
    logs: world.logs,
  });

  for (const [nth, step] of steps.entries()) {
    await follower.begins(nth);
    if (signal.aborted) return undefined;
    targets = [];
    const start = performance.now();
    let outcome: StepOutcome;
    try {
      await withinLimit(async () => {
        await beforeStep(contacts, pickle.steps[nth]?.type);
        await step.take(world as never);
      }, signal);
      outcome = { status: 'passed', duration: performance.now() - start };
    } catch (error) {
      if (signal.aborted) return undefined;
      const duration = performance.now() - start;
      outcome = { status: 'failed', message: messageOf(error), duration };
    }
    outcomes.push(outcome);
    await follower.ends(nth, outcome, targets);
    if (outcome.message !== undefined) return end('failed', outcome.message);
  }
  try {
    await runAfterHooks(world as never);
    expectNothingUnexpected(contacts);
    return end('passed');
  } catch (error) {
    return end('failed', messageOf(error));
  }
}
