/** Runs examples of the document in a frame. Loaded when a Run control is first used. */
import { storedData } from '../../driver/in-page/storage.ts';
import { browserName } from './browser-name.ts';
import { Dock } from './dock.ts';
import { type Example, examples, examplesAt } from './examples.ts';
import { showFaultyPage } from './faulty-page-dialog.ts';
import { FAULTLESS, type FaultyPage, faultyPage, type JudgedPage, OWN } from './judged.ts';
import {
  bringIntoView,
  clearCurrent,
  markCurrent,
  markOutcome,
  markVerdict,
  nameOf,
  removeMarks,
} from './marks.ts';
import { type Pace, StepGate } from './pace.ts';
import { type ExampleOutcome, runExample } from './run-example.ts';
import { Stage } from './stage.ts';

const browser = browserName(navigator.userAgent);

const namesBefore = storedData().then((all) => all.map(([name]) => name));

/** Removes what the judged pages have stored: the next one would seem to have stored nothing new. */
async function removeStored(): Promise<void> {
  const before = await namesBefore;
  for (const [name, remove] of await storedData()) if (!before.includes(name)) await remove();
}

/** The reader's runs until the control panel is closed. */
class Runs {
  private readonly dock: Dock;
  private readonly stage: Stage;
  private gate = new StepGate('fast');
  private stopping = new AbortController();
  private ended = Promise.resolve();
  private judged = OWN;
  /** The example that has caught a faulty page. */
  private caughtBy?: Example;

  constructor() {
    this.dock = new Dock({
      choose: (pace) => {
        this.gate.pace = pace;
      },
      next: () => this.gate.next(),
      stop: () => this.stop(),
      close: () => void this.close(),
      runFaultless: () => void this.runFaultless(),
    });
    this.stage = new Stage(this.dock.stage);
  }

  private stop(): void {
    this.stopping.abort();
    this.gate.next();
  }

  private async close(): Promise<void> {
    this.stop();
    runs = undefined;
    await this.ended;
    this.stage.remove();
    this.dock.remove();
    removeMarks();
  }

  private async runFaultless(): Promise<void> {
    if (this.caughtBy) await this.start([this.caughtBy], 'slow', FAULTLESS);
  }

  /** Runs examples one after the other; stops a previous run. On a faulty page, a failure ends the run. */
  async start(
    chosen: readonly Example[],
    pace: Pace,
    judged: JudgedPage,
    about = '',
  ): Promise<void> {
    this.stop();
    await this.ended;
    this.gate = new StepGate(pace);
    this.stopping = new AbortController();
    if (judged !== OWN || this.judged !== OWN) removeMarks();
    this.judged = judged;
    this.dock.pace = pace;
    this.dock.describe(about);
    this.dock.begin(chosen.length);
    this.ended = this.runAll(chosen).finally(removeStored);
    await this.ended;
  }

  private async runAll(chosen: readonly Example[]): Promise<void> {
    const { signal } = this.stopping;
    const { where, faulty } = this.judged;
    const ran: ExampleOutcome[] = [];
    for (const example of chosen) {
      const { id, title } = nameOf(example);
      this.dock.show(id, title, ran.length);
      const outcome = await this.run(example, signal);
      clearCurrent();
      if (!outcome || signal.aborted) break;
      ran.push(outcome);
      markVerdict(example, outcome, where, browser);
      if (outcome.status !== 'failed') continue;
      if (faulty) {
        this.showCatch(example, faulty, outcome);
        this.dock.end(ran.length);
        return;
      }
      this.dock.say(`${id} ${title}: failed`);
    }
    const failed = ran.filter(({ status }) => status === 'failed').length;
    const passed = ran.length - failed;
    const counts = `${passed} passed, ${failed} failed ${where}, in ${browser}`;
    this.dock.say(
      signal.aborted ? `Stopped after ${ran.length} of ${chosen.length}: ${counts}` : counts,
    );
    this.dock.end(ran.length);
  }

  /** Shows the sentence that has caught a faulty page, and what is wrong with the page. */
  private showCatch(
    example: Example,
    faulty: FaultyPage,
    { failedAt, message = '' }: ExampleOutcome,
  ) {
    this.caughtBy = example;
    const sentence = example.pickle.steps[failedAt ?? -1]?.text;
    const where = sentence === undefined ? 'after the last sentence' : `at ‘${sentence}’`;
    this.dock.describe(`${faulty.name}: ${faulty.fault}`);
    this.dock.say(`${nameOf(example).id} catches it: the example failed ${where}`);
    this.dock.showFailure(message);
    bringIntoView(example, failedAt);
  }

  private async run(example: Example, signal: AbortSignal): Promise<ExampleOutcome | undefined> {
    this.stage.renew();
    await removeStored();
    const { url, where } = this.judged;
    return runExample(
      example,
      this.stage.frame,
      url,
      {
        begins: async (step) => {
          markCurrent(example, step, this.gate.pace !== 'fast');
          await this.gate.wait();
        },
        ends: (step, outcome, targets) => {
          markOutcome(example, step, outcome, where);
          if (this.gate.pace !== 'fast' || outcome.status === 'failed') this.stage.outline(targets);
        },
      },
      signal,
    );
  }
}

let runs: Runs | undefined;

/** Runs the examples at these places. */
export async function run(places: readonly string[], pace: Pace): Promise<void> {
  runs ??= new Runs();
  await runs.start(examplesAt(places), pace, OWN);
}

/** Runs the examples at these places on a faulty page, until one fails. */
export async function runOnFaulty(places: readonly string[], faulty: FaultyPage): Promise<void> {
  runs ??= new Runs();
  const about = `${faulty.name}: ${faulty.fault}`;
  await runs.start(examplesAt(places), 'slow', faultyPage(faulty), about);
}

/**
 * Lets the reader use a faulty page, and then runs the specification on it until an example fails.
 *
 * @param first places of the examples to begin with
 */
export async function breakSomething(faulty: FaultyPage, first: readonly string[]): Promise<void> {
  if (!(await showFaultyPage(faulty))) return removeStored();
  runs ??= new Runs();
  const general = examples.filter(
    ({ pickle, needs }) => needs.length === 0 && !pickle.tags.some(({ name }) => name === '@own'),
  );
  const chosen = new Set([...examplesAt(first), ...general]);
  await runs.start([...chosen], 'fast', faultyPage(faulty), 'A faulty page');
}
