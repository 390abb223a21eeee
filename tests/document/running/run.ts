/** Runs examples of the document in a frame. Loaded when a Run control is first used. */
import { isCatch } from '../../conformance/catch.ts';
import { expectVersion, Unavailable } from '../../driver/framed/window.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import { storedData } from '../../driver/in-page/storage.ts';
import { Dock, type Pace, showFaultyPage } from './dock.ts';
import {
  addressOf,
  bringIntoView,
  browser,
  clearCurrent,
  type Example,
  examplesIn,
  type FaultyPage,
  faultyPages,
  markCurrent,
  markOutcome,
  markVerdict,
  removeMarks,
  sentencesOf,
} from './marks.ts';
import { type Outcome, pause, runExample } from './run-example.ts';
import { catchers } from './search.ts';
import { Stage } from './stage.ts';

/** Time before each sentence at the pace `slow`, in ms. */
const SLOW_MS = 1_000;

/** A page for the frame. */
interface JudgedPage {
  readonly url: string;
  /** In words, an example passed or failed. */
  readonly where: string;
  readonly faulty?: FaultyPage;
  /** What is wrong with it. */
  readonly about?: string;
}

const OWN: JudgedPage = { url: addressOf('page.html'), where: 'here' };
/** The page from which all faulty ones differ. */
const CORRECT = { url: addressOf('../faulty/plain/framed.html'), where: 'on the correct page' };

const inWords = ({ name, fault }: FaultyPage) => `${name}: ${fault}`;

function onFaulty(faulty: FaultyPage, about = inWords(faulty)): JudgedPage {
  const url = addressOf(`../faulty/${faulty.slug}/framed.html`);
  return { url, where: 'on the faulty page', faulty, about };
}

const namesBefore = storedData().then((all) => all.map(([name]) => name));

/** Removes what the judged pages have stored: the next one would seem to have stored nothing new. */
async function removeStored(): Promise<void> {
  const before = await namesBefore;
  for (const [name, remove] of await storedData()) if (!before.includes(name)) await remove();
}

const isVerdict = ({ point, sentences }: Example, { status, failedAt, message: reason }: Outcome) =>
  status === 'passed' || isCatch(point, { sentences, failedAt, reason });

/** The reader's runs until the control panel is closed. */
class Runs {
  private readonly dock = new Dock({
    stop: () => this.stopping.abort(),
    close: () => void this.close(),
    runFaultless: () => void this.start(this.catching, 'slow', CORRECT),
  });
  private readonly stage = new Stage(this.dock.stage);
  private stopping = new AbortController();
  private ended = Promise.resolve();
  private judged = OWN;
  /** The example that has caught the faulty page. */
  private catching: readonly Example[] = [];

  private async close(): Promise<void> {
    this.stopping.abort();
    runs = undefined;
    await this.ended;
    this.stage.remove();
    this.dock.remove();
    removeMarks();
  }

  /** Runs examples one after the other; stops a previous run. On a faulty page, a failure ends the run. */
  async start(chosen: readonly Example[], pace: Pace, judged: JudgedPage): Promise<void> {
    this.stopping.abort();
    await this.ended;
    this.stopping = new AbortController();
    if (judged !== OWN || this.judged !== OWN) removeMarks();
    this.judged = judged;
    this.dock.pace = pace;
    this.dock.describe(judged.about);
    this.dock.begin(chosen.length);
    const run = this.runAll(chosen, this.stopping.signal).catch((error) => {
      if (!(error instanceof Unavailable)) throw error;
      clearCurrent();
      this.dock.say(error.message, error.isReloadDue);
      this.dock.end(0);
    });
    this.ended = run.finally(removeStored);
    await this.ended;
  }

  private async runAll(chosen: readonly Example[], signal: AbortSignal): Promise<void> {
    const { where, faulty } = this.judged;
    const count = { ran: 0, passed: 0, failed: 0 };
    for (const example of chosen) {
      this.dock.show(example, count.ran);
      const outcome = await this.run(example, signal);
      clearCurrent();
      if (!outcome || signal.aborted) break;
      count.ran += 1;
      // On a faulty page, a failure that proves nothing is no verdict either.
      if (outcome === 'not judged' || (faulty && !isVerdict(example, outcome))) {
        removeMarks(sentencesOf(example));
        continue;
      }
      count[outcome.status] += 1;
      markVerdict(example, outcome, where);
      if (outcome.status !== 'failed') continue;
      if (faulty) return this.showCatch(example, faulty, outcome);
      this.dock.say(`${example.point} ${example.title}: failed`);
    }
    const stopped = signal.aborted ? `Stopped after ${count.ran} of ${chosen.length}: ` : '';
    const { ran, passed, failed } = count;
    const left = ran - passed - failed;
    const notJudged = left > 0 ? `, ${left} not judged` : '';
    this.dock.say(
      `${stopped}${passed} passed, ${failed} failed${notJudged} ${where}, in ${browser}`,
    );
    this.dock.end(count.ran);
  }

  /** Shows the sentence that has caught a faulty page, and what is wrong with the page. */
  private showCatch(example: Example, faulty: FaultyPage, { failedAt, message = '' }: Outcome) {
    const sentence = example.sentences[failedAt ?? -1]?.text;
    const where = sentence === undefined ? 'after the last sentence' : `at ‘${sentence}’`;
    this.catching = [example];
    this.dock.describe(inWords(faulty));
    this.dock.say(`${example.point} catches it: the example failed ${where}`);
    this.dock.end(1, message);
    bringIntoView(example, failedAt);
  }

  private async run(
    example: Example,
    signal: AbortSignal,
  ): Promise<Outcome | 'not judged' | undefined> {
    this.stage.renew();
    await removeStored();
    const { url, where } = this.judged;
    const isSlow = () => this.dock.pace === 'slow';
    const begin = async (nth: number) => {
      markCurrent(example, nth, isSlow());
      if (isSlow()) await pause(SLOW_MS, signal);
    };
    const end = (nth: number, outcome: Outcome, targets: readonly OutlineTarget[]) => {
      markOutcome(example, nth, outcome, where);
      if (isSlow() || outcome.status === 'failed') this.stage.outline(targets);
    };
    const isOtherPage = this.judged !== OWN;
    return runExample(example, this.stage.frame, url, isOtherPage, begin, end, signal);
  }
}

let runs: Runs | undefined;

/** Lets the reader use a faulty page, and then runs the specification on it until an example fails. */
async function breakSomething(page: FaultyPage): Promise<void> {
  const { ok } = await fetch(addressOf(`../faulty/${page.slug}/index.html`));
  if (!ok) expectVersion(undefined, 'The faulty page');
  if (!(await showFaultyPage(page))) return removeStored();
  runs ??= new Runs();
  await runs.start(catchers(), 'fast', onFaulty(page, 'A faulty page'));
}

/** The name of a faulty page that an example catches. */
function anyFaultyPage(): string | undefined {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-faulty]')];
  return controls[Math.floor(Math.random() * controls.length)]?.dataset.faulty;
}

/**
 * Does what a Run control asks for by its data.
 *
 * @param within the id of an element with examples; absent to break something
 * @param faulty the name of the faulty page to run them on
 */
export async function run({ within, faulty, pace = 'fast' }: DOMStringMap): Promise<void> {
  const wanted = within ? faulty : anyFaultyPage();
  const page = faultyPages.find(({ name }) => name === wanted);
  if (page && !within) return breakSomething(page);
  runs ??= new Runs();
  const chosen = examplesIn(within ?? '');
  if (!page) return runs.start(chosen, pace as Pace, OWN);
  const catchers = chosen.filter(({ catches }) => catches.includes(page.name));
  await runs.start(catchers, 'slow', onFaulty(page));
}
