/** Adverse conditions of this project's page, as tests; their titles begin with ids of points. */
import { after, type TestContext, test } from 'node:test';
import { type BrowserContext, chromium } from '@playwright/test';
import { WINDOW } from '../../driver/judged-window.ts';
import { setTimeOuts } from '../../driver/time-outs.ts';
import { launchFull } from '../../run/browser/full.ts';
import { launchOptions } from '../../run/browser/launch.ts';
import { provideBrowser } from '../../run/browser/provide.ts';
import { buildPage, serve } from '../../run/serve.ts';
import { ModelRun } from '../model-run.ts';
import { Sentences } from '../sentences.ts';
import { differenceOf } from '../walk-feature.ts';
import { checkWholeList } from '../whole-list.ts';

const SEED = 7;

await provideBrowser();
await buildPage();
const served = await serve();
const browser = await chromium.launch(launchOptions({ scrollsAtOnce: true }));
const sentences = await Sentences.load();
after(async () => {
  await browser.close();
  await served.close();
});

/** The pages of a condition. */
class Circumstances {
  readonly runs: ModelRun[] = [];

  constructor(private readonly test: TestContext) {}

  /** Opens the page in a new context, with a fake clock unless `isRunning`. */
  async open(isRunning = false): Promise<ModelRun> {
    const context = await browser.newContext({ viewport: WINDOW });
    this.test.after(() => context.close());
    return this.openIn(context, isRunning);
  }

  /** Opens the page in a tab of a full browser, which can be hidden and kept in the back/forward cache. */
  async openTab(isRunning = false): Promise<ModelRun> {
    const { context, close } = await launchFull();
    this.test.after(close);
    return this.openIn(context, isRunning);
  }

  private async openIn(context: BrowserContext, isRunning: boolean): Promise<ModelRun> {
    setTimeOuts(context);
    const tab = await context.newPage();
    await tab.setViewportSize(WINDOW);
    const run = new ModelRun(tab, { url: served.url, seed: SEED, isRunning }, sentences);
    this.runs.push(run);
    await run.open();
    return run;
  }

  /** Adds a sentence to the report. */
  note(sentence: string): void {
    this.test.diagnostic(sentence);
  }
}

/** Tests a condition, and reads the whole list of each of its pages after it. */
export function condition(
  title: string,
  run: (circumstances: Circumstances) => Promise<void>,
): void {
  test(title, async (context) => {
    const circumstances = new Circumstances(context);
    try {
      await run(circumstances);
      for (const each of circumstances.runs) await checkWholeList(each);
    } catch (error) {
      const done = circumstances.runs.at(-1)?.sentences ?? [];
      throw new Error([...done, differenceOf(error)].join('\n'), { cause: error });
    }
  });
}
