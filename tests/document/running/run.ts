/** Runs examples of the document in a frame. Loaded when a Run control is first used. */
import type { RunFacts } from '../../evidence/attachments.ts';
import { Dock } from './dock.ts';
import { type Example, examples } from './examples.ts';
import { markCurrent, markOutcome, markVerdict, nameOf, removeMarks } from './marks.ts';
import { browserName, runAsStream } from './messages.ts';
import { type Pace, StepGate } from './pace.ts';
import { type Outcome, runExample } from './run-example.ts';
import { Stage } from './stage.ts';

/** Address of the judged page, with the frame's first script. */
const PAGE = new URL('page.html', import.meta.url).href;
const browser = browserName(navigator.userAgent);

/** The reader's runs until the control panel is closed. */
class Runs {
  private readonly dock: Dock;
  private readonly stage: Stage;
  private readonly outcomes = new Map<Example, Outcome>();
  private gate = new StepGate('at once');
  private stopping = new AbortController();
  private ended = Promise.resolve();

  constructor(private readonly facts: Omit<RunFacts, 'browser'>) {
    this.dock = new Dock({
      choose: (pace) => {
        this.gate.pace = pace;
      },
      next: () => this.gate.next(),
      stop: () => this.stop(),
      close: () => void this.close(),
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

  /** Runs examples one after the other; stops a previous run. */
  async start(chosen: readonly Example[], pace: Pace): Promise<void> {
    this.stop();
    await this.ended;
    this.gate = new StepGate(pace);
    this.stopping = new AbortController();
    this.dock.pace = pace;
    this.dock.begin(chosen.length);
    this.ended = this.runAll(chosen);
    await this.ended;
  }

  private async runAll(chosen: readonly Example[]): Promise<void> {
    const { signal } = this.stopping;
    const ran: Outcome[] = [];
    for (const example of chosen) {
      const { id, title } = nameOf(example);
      this.dock.show(id, title, ran.length);
      const outcome = await this.run(example, signal);
      if (signal.aborted) break;
      ran.push(outcome);
      this.outcomes.set(example, outcome);
      markVerdict(example, outcome, browser);
      if (outcome.status === 'failed') this.dock.say(`${id} ${title}: failed`);
    }
    const failed = ran.filter(({ status }) => status === 'failed').length;
    const passed = ran.length - failed;
    const counts = `${passed} passed, ${failed} failed here, in ${browser}`;
    this.dock.say(signal.aborted ? `Stopped: ${counts}, of ${chosen.length}` : counts);
    const hasRun = this.outcomes.size > 0;
    const stream = hasRun ? runAsStream(this.outcomes, { ...this.facts, browser }) : undefined;
    this.dock.end(ran.length, stream);
  }

  private run(example: Example, signal: AbortSignal): Promise<Outcome> {
    this.stage.renew();
    return runExample(
      example,
      this.stage.frame,
      PAGE,
      {
        begins: async (step) => {
          markCurrent(example, step, this.gate.pace !== 'at once');
          await this.gate.wait();
        },
        ends: (step, outcome, points) => {
          markOutcome(example, step, outcome);
          if (this.gate.pace !== 'at once') this.stage.outline(points);
        },
      },
      signal,
    );
  }
}

let runs: Runs | undefined;

/**
 * Runs the examples at these places.
 *
 * @param facts the page's commit, as of the document
 */
export async function run(
  places: readonly string[],
  pace: Pace,
  facts: Omit<RunFacts, 'browser'>,
): Promise<void> {
  runs ??= new Runs(facts);
  await runs.start(
    examples.filter(({ place }) => places.includes(place)),
    pace,
  );
}
