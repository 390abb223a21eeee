/** Runs examples of the document in a frame: what the Run controls ask for, once they are used. */
import type { RunFacts } from '../../evidence/attachments.ts';
import { Dock } from './dock.ts';
import { type Example, examples } from './examples.ts';
import { markPresent, markTaken, markVerdict, nameOf, removeMarks } from './marks.ts';
import { browserName, runAsStream } from './messages.ts';
import { type Pace, Turns } from './pace.ts';
import { type ExampleOutcome, runExample } from './run-example.ts';
import { Stage } from './stage.ts';

/** The page that is judged, with the frame's first script. */
const PAGE = new URL('page.html', import.meta.url).href;
const browser = browserName(navigator.userAgent);

/** The runs that the reader starts, until the dock is closed. */
class Runs {
  private readonly dock: Dock;
  private readonly stage: Stage;
  private readonly outcomes = new Map<Example, ExampleOutcome>();
  private turns = new Turns('at once');
  private stopping = new AbortController();
  private ended = Promise.resolve();

  constructor(private readonly facts: Omit<RunFacts, 'browser'>) {
    this.dock = new Dock({
      choose: (pace) => {
        this.turns.pace = pace;
      },
      next: () => this.turns.next(),
      stop: () => this.stop(),
      close: () => void this.close(),
    });
    this.stage = new Stage(this.dock.stage);
  }

  private stop(): void {
    this.stopping.abort();
    this.turns.next();
  }

  private async close(): Promise<void> {
    this.stop();
    runs = undefined;
    await this.ended;
    this.stage.remove();
    this.dock.remove();
    removeMarks();
  }

  /** Runs examples one after the other; what still runs is stopped. */
  async start(chosen: readonly Example[], pace: Pace): Promise<void> {
    this.stop();
    await this.ended;
    this.turns = new Turns(pace);
    this.stopping = new AbortController();
    this.dock.pace = pace;
    this.dock.begin(chosen.length);
    this.ended = this.runAll(chosen);
    await this.ended;
  }

  private async runAll(chosen: readonly Example[]): Promise<void> {
    const { signal } = this.stopping;
    const ran: ExampleOutcome[] = [];
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

  private run(example: Example, signal: AbortSignal): Promise<ExampleOutcome> {
    this.stage.renew();
    return runExample(
      example,
      this.stage.frame,
      PAGE,
      {
        begins: async (step) => {
          markPresent(example, step, this.turns.pace !== 'at once');
          await this.turns.wait();
        },
        ends: (step, outcome, targets) => {
          markTaken(example, step, outcome);
          if (this.turns.pace !== 'at once') this.stage.outline(targets);
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
 * @param facts what the document knows of the page's commit
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
