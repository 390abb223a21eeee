import type { SpecificationWorld } from '../../../step-definitions/support/world.ts';
import { ContactsPage } from '../../driver/contacts-page.ts';
import { beforeStep, expectNothingUnexpected } from '../../driver/example.ts';
import { FramedWindow } from '../../driver/framed/window.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import { makeWorld, runAfterHooks } from './cucumber.ts';
import type { Example } from './examples.ts';
import { withinLimit } from './limit.ts';

/** What became of one sentence. */
export interface StepOutcome {
  readonly status: 'passed' | 'failed' | 'skipped';
  /** What was expected and found instead, if it failed. */
  readonly message?: string;
  /** In ms. */
  readonly duration: number;
}

/** What became of an example. */
export interface ExampleOutcome {
  readonly status: 'passed' | 'failed' | 'stopped';
  readonly started: number;
  /** In ms. */
  readonly duration: number;
  /** Of each sentence. */
  readonly steps: readonly StepOutcome[];
  /** Why it failed, be it after its last sentence. */
  readonly message?: string;
  readonly logs: readonly string[];
}

/** Somebody who follows an example while it runs. */
export interface Follower {
  /** A sentence comes next, by its index; it is taken once this resolves. */
  begins(step: number): void | Promise<void>;
  /** A sentence was taken; `targets` are what it says something about. */
  ends(step: number, outcome: StepOutcome, targets: readonly OutlineTarget[]): void | Promise<void>;
}

function messageOf(error: unknown): string {
  // An error of the frame is none of this window's.
  const { message = String(error) } = (error ?? {}) as { message?: string };
  return message;
}

/**
 * Runs an example in a frame, and leaves the page there as it is at the end.
 *
 * @param url of the page that is judged, with the frame's first script
 * @param signal ends the run at once
 */
export async function runExample(
  { pickle, steps }: Example,
  frame: HTMLIFrameElement,
  url: string,
  follower: Follower,
  signal: AbortSignal,
): Promise<ExampleOutcome> {
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
    if (signal.aborted) return end('stopped');
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
      if (signal.aborted) return end('stopped');
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
