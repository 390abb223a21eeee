import type { IWorldOptions } from '@cucumber/cucumber';
import { Executor } from '../../../step-definitions/support/executor.ts';
import { SpecificationWorld } from '../../../step-definitions/support/world.ts';
import { ContactsPage } from '../../driver/contacts-page.ts';
import { FramedWindow, Unavailable } from '../../driver/framed/window.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import { NotJudged } from '../../driver/judged-window.ts';
import { definitions } from './cucumber.ts';
import type { Example } from './examples.ts';
import '../../../step-definitions/support/parameter-types.ts';

// The step definitions of the command line.
import.meta.glob('../../../step-definitions/{modules,steps}/*.ts', { eager: true });

const executor = new Executor(definitions);

/** The outcome of a sentence or of an example. */
export interface Outcome {
  readonly status: 'passed' | 'failed' | 'not judged';
  /** Why it failed or was not judged. */
  readonly message?: string;
}

/** How far an example has run. */
export interface Progress {
  /** The outcomes of its sentences so far. */
  readonly outcomes: readonly Outcome[];
  /** The subjects of the last of them. */
  readonly targets: readonly OutlineTarget[];
  /** Absent before its end. */
  readonly verdict?: Outcome;
}

/**
 * Awaits the outcome of a sentence, or of the check after the last one.
 *
 * @throws Unavailable if the page cannot be used
 */
async function outcomeOf(running: Promise<unknown>): Promise<Outcome> {
  try {
    return { status: (await running) === 'skipped' ? 'not judged' : 'passed' };
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    // An error in the frame is not an instance of this window's Error.
    const { message = String(error) } = (error ?? {}) as { message?: string };
    return { status: error instanceof NotJudged ? 'not judged' : 'failed', message };
  }
}

/**
 * Runs an example in a frame, and leaves the page there in its final state.
 *
 * @param url address of the judged page, with the frame's first script
 * @param isOtherPage whether it is not this project's page
 * @param stopped ends the run at once; the example is not judged then
 * @returns how far it is before each sentence, which runs when the next one is asked for, and at its end
 * @throws Unavailable if the page cannot be used
 */
export async function* runExample(
  { sentences }: Example,
  frame: HTMLIFrameElement,
  url: string,
  isOtherPage: boolean,
  stopped: AbortSignal,
): AsyncGenerator<Progress, void> {
  const world = new SpecificationWorld({} as IWorldOptions);
  const contacts = new ContactsPage(new FramedWindow(frame), url);
  const outcomes: Outcome[] = [];
  let targets: OutlineTarget[] = [];
  let isAction = false;
  const stop = new Promise((done) => stopped.addEventListener('abort', () => done('skipped')));
  const picture = { outline: (target: OutlineTarget) => targets.push(target) };
  Object.assign(world, { contacts, picture, isOtherPage });
  for (const sentence of sentences) {
    yield { outcomes, targets };
    targets = [];
    // 'And' continues the type of the sentence before it.
    if (sentence.keyword !== 'And') isAction = sentence.keyword === 'When';
    const before = isAction ? contacts.beforeAction() : Promise.resolve();
    const taken = before.then(() => executor.run(world, sentence));
    const outcome = await outcomeOf(Promise.race([stop, taken]));
    outcomes.push(outcome);
    if (outcome.status !== 'passed') return yield { outcomes, targets, verdict: outcome };
  }
  yield { outcomes, targets, verdict: await outcomeOf(contacts.expectNothingUnexpected()) };
}
