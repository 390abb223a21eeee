/** Runs examples of the document in a frame. Loaded when a Run control is first used. */
import { Unavailable } from '../../driver/framed/window.ts';
import { addressOf, type Example, examplesIn, type FaultyPage, faultyPages } from './examples.ts';
import { askForFault } from './faulty-page.ts';
import { Panel, type View } from './panel.ts';
import { bringIntoView, removeResults, showResult } from './results.ts';
import { type Progress, runExample } from './run-example.ts';

/** Time before each sentence at the pace `slow`, in ms. */
const SLOW_MS = 1_000;

/** Resolves after that time, or once the signal is aborted. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    signal.addEventListener('abort', () => done());
    setTimeout(done, SLOW_MS);
  });

/** A page for the frame. */
interface JudgedPage {
  readonly url: string;
  /** In words, an example passed or failed. */
  readonly where: string;
  /** What is wrong with it, and whether the reader has found it. */
  readonly fault?: string;
  readonly isFound?: boolean;
}

const framed = (slug: string) => addressOf(`../faulty/${slug}/framed.html`);

const OWN: JudgedPage = { url: addressOf('page.html'), where: 'here' };

/** Shows the sentence that has caught a faulty page; returns what the panel shows. */
function caught(example: Example, { outcomes }: Progress): Partial<View> {
  bringIntoView(example, outcomes);
  const sentence = example.sentences[outcomes.length - 1]?.text;
  const says = `${example.point} catches it: the example failed at ‘${sentence}’`;
  return { state: 'caught', says };
}

/** The reader's runs until the control panel is closed. */
class Runs {
  private readonly panel = new Panel({
    close: () => void this.close(),
    stop: () => this.stopping.abort(),
    another: () => void breakSomething(),
  });
  private stopping = new AbortController();
  private ended = Promise.resolve();
  private judged = OWN;

  private async close(): Promise<void> {
    this.stopping.abort();
    runs = undefined;
    await this.ended;
    this.panel.remove();
    removeResults(document.body);
  }

  /** Runs examples one after the other; stops a previous run. On a faulty page, a failure ends the run. */
  async start(chosen: readonly Example[], isSlow: boolean, judged: JudgedPage): Promise<void> {
    this.stopping.abort();
    await this.ended;
    this.stopping = new AbortController();
    if (judged !== OWN || this.judged !== OWN) removeResults(document.body);
    this.judged = judged;
    this.panel.slowly.checked = isSlow;
    const { fault, isFound } = judged;
    this.panel.show({ state: 'running', count: chosen.length, ran: 0, fault, isFound, says: '' });
    this.ended = this.runAll(chosen, this.stopping.signal)
      .catch((error): Partial<View> => {
        if (!(error instanceof Unavailable)) throw error;
        return { says: error.message };
      })
      .then((view) => this.panel.show({ state: 'ended', ...view }));
    await this.ended;
  }

  /** Returns what the panel shows at the end. */
  private async runAll(chosen: readonly Example[], signal: AbortSignal): Promise<Partial<View>> {
    const { where, fault } = this.judged;
    if (chosen.length === 1) bringIntoView(chosen[0] as Example);
    const count = { passed: 0, failed: 0, 'not judged': 0 };
    let ran = 0;
    for (const example of chosen) {
      this.panel.show({ example, ran });
      const progress = await this.run(example, signal);
      if (signal.aborted) break;
      const { status = 'not judged' } = progress.verdict ?? {};
      ran += 1;
      count[status] += 1;
      if (status !== 'failed') continue;
      if (fault) return caught(example, progress);
      this.panel.show({ says: `${example.point} ${example.title}: failed` });
    }
    const stopped = signal.aborted ? `Stopped after ${ran} of ${chosen.length}: ` : '';
    const { passed, failed, 'not judged': left } = count;
    const notJudged = left > 0 ? `, ${left} not judged` : '';
    return { ran, says: `${stopped}${passed} passed, ${failed} failed${notJudged} ${where}` };
  }

  /** Runs an example; shows its results, with the subjects of its sentences if it is slow or fails. */
  private async run(example: Example, signal: AbortSignal): Promise<Progress> {
    const { url, where } = this.judged;
    const { panel } = this;
    const frame = panel.renewFrame();
    let progress: Progress = { outcomes: [], targets: [] };
    try {
      for await (progress of runExample(example, frame, url, this.judged !== OWN, signal)) {
        const { verdict, targets } = progress;
        showResult(example, where, progress);
        if (panel.slowly.checked || verdict?.status === 'failed') panel.outline(targets);
        if (!panel.slowly.checked || verdict) continue;
        document.querySelector('li[aria-current]')?.scrollIntoView({ block: 'nearest' });
        await pause(signal);
      }
      return progress;
    } catch (error) {
      showResult(example, where);
      throw error;
    }
  }
}

let runs: Runs | undefined;

function currentRuns(): Runs {
  runs ??= new Runs();
  return runs;
}

/** What a reader is told whose guess is right. */
const FOUND = 'You found it';

/**
 * Runs the examples that catch a faulty page, until one does.
 *
 * @param name what its fault is introduced by
 */
async function runOn(page: FaultyPage, within: string, isSlow: boolean, name: string) {
  const catchers = examplesIn(within).filter(({ id }) => page.catches[id]);
  const judged = {
    ...{ url: framed(page.slug), where: 'on the faulty page' },
    ...{ fault: `${name}: ${page.fault}`, isFound: name === FOUND },
  };
  await currentRuns().start(catchers, isSlow, judged);
}

const NUMBER_OF_CHOICES = 3;

/** What nobody sees in a minute: what a page does around itself, and what has to be counted or compared. */
const UNSEEN = /^R(1\.2|2\.1|3\.2|[6789]\.\d)$/;

/** Lets the reader guess the fault of a page, and then runs what catches it. */
async function breakSomething(): Promise<void> {
  const isOffered = ({ name, fails }: FaultyPage) =>
    document.querySelector(`[data-faulty="${name}"]`) && !UNSEEN.test(`${fails[0]}`);
  const offered = faultyPages.filter(isOffered);
  const below = (end: number) => Math.floor(Math.random() * end);
  // Three neighbours, whose faults are alike.
  const first = below(offered.length - NUMBER_OF_CHOICES + 1);
  const choices = offered.slice(first, first + NUMBER_OF_CHOICES);
  const page = choices[below(NUMBER_OF_CHOICES)] as FaultyPage;
  const guess = await askForFault(page, choices);
  if (!guess) return;
  await runOn(page, 'specification', false, guess === page.name ? FOUND : 'Not that one, but this');
}

/**
 * Does what a Run control asks for by its data.
 *
 * @param within the id of an element with examples; absent to break something
 * @param faulty the name of the faulty page to run them on
 */
export async function run({ within, faulty }: DOMStringMap): Promise<void> {
  if (!within) return breakSomething();
  const page = faultyPages.find(({ name }) => name === faulty);
  if (page) return runOn(page, within, true, page.name);
  const chosen = examplesIn(within);
  await currentRuns().start(chosen, chosen.length === 1, OWN);
}
