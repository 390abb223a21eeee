import type { Browser, Page } from '@playwright/test';
import { WINDOW } from '../../driver/judged-window.ts';
import { setTimeOuts } from '../../driver/time-outs.ts';
import { launchFull } from '../../run/browser/full.ts';
import { differenceOf } from '../example.ts';
import { ModelRun } from '../model-run.ts';
import type { ConditionOutcome } from '../report.ts';
import type { Sentences } from '../sentences.ts';
import { checkWholeList } from '../whole-list.ts';

/** What every condition uses. */
export interface Environment {
  readonly browser: Browser;
  /** Address of the page. */
  readonly url: string;
  readonly sentences: Sentences;
}

const SEED = 7;

/** The pages of a condition, and notes for the report. */
export class Circumstances {
  readonly runs: ModelRun[] = [];
  readonly notes: string[] = [];
  private readonly closing: (() => Promise<void>)[] = [];

  constructor(private readonly environment: Environment) {}

  /** Opens the page in a new context, with a fake clock unless `isRunning`. */
  async open(isRunning = false): Promise<ModelRun> {
    const context = await this.environment.browser.newContext({ viewport: WINDOW });
    this.closing.push(() => context.close());
    setTimeOuts(context);
    return this.opened(await context.newPage(), isRunning);
  }

  /** Opens the page in a tab of a full browser, which can be hidden and kept in the back/forward cache. */
  async openTab(isRunning = false): Promise<ModelRun> {
    const { context, close } = await launchFull();
    this.closing.push(close);
    setTimeOuts(context);
    const tab = await context.newPage();
    await tab.setViewportSize(WINDOW);
    return this.opened(tab, isRunning);
  }

  private async opened(tab: Page, isRunning: boolean): Promise<ModelRun> {
    const { url, sentences } = this.environment;
    const run = new ModelRun(tab, { url, seed: SEED, isRunning }, sentences);
    this.runs.push(run);
    await run.open();
    return run;
  }

  /** Adds a sentence to the report. */
  note(sentence: string): void {
    this.notes.push(sentence);
  }

  async close(): Promise<void> {
    for (const close of this.closing) await close();
  }
}

/** An adverse condition; its title begins with the ids of the requirements that it tests. */
export interface Condition {
  readonly title: string;
  readonly run: (circumstances: Circumstances) => Promise<void>;
}

/** All conditions, in the order in which they were registered. */
export const conditions: Condition[] = [];

/** Registers a condition. */
export function condition(title: string, run: Condition['run']): void {
  conditions.push({ title, run });
}

/** Runs a condition, and reads the whole list of each of its pages after it. */
export async function runCondition(
  { title, run }: Condition,
  environment: Environment,
): Promise<ConditionOutcome> {
  const circumstances = new Circumstances(environment);
  const start = performance.now();
  const outcome = () => ({
    title,
    notes: circumstances.notes,
    seconds: Math.round((performance.now() - start) / 1_000),
  });
  try {
    await run(circumstances);
    for (const each of circumstances.runs) await checkWholeList(each);
    return outcome();
  } catch (error) {
    const done = circumstances.runs.at(-1)?.sentences ?? [];
    return { ...outcome(), error: [...done, differenceOf(error)].join('\n') };
  } finally {
    await circumstances.close();
  }
}
