/** Adverse conditions of this project's page, as tests; their titles begin with ids of points. */
import { after, test } from 'node:test';
import { chromium } from '@playwright/test';
import { WINDOW } from '../../driver/judged-window.ts';
import { setTimeOuts } from '../../driver/time-outs.ts';
import { launchFull, launchOptions, provideBrowser } from '../../run/browser/launch.ts';
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

interface Circumstances {
  /** Whether the page is in a tab of a full browser, which can be hidden and kept in the back/forward cache. */
  readonly inTab?: boolean;
  /** Whether the browser's clock runs instead of a fake one. */
  readonly isRunning?: boolean;
}

async function newContext(inTab = false) {
  if (inTab) return launchFull();
  const context = await browser.newContext();
  return { context, close: () => context.close() };
}

/**
 * Tests the page in a condition, and looks at the whole list after it.
 *
 * @param run puts the page through it; `note` adds a sentence to the report
 */
export function condition(
  title: string,
  { inTab, isRunning = false }: Circumstances,
  run: (page: ModelRun, note: (sentence: string) => void) => Promise<void>,
): void {
  test(title, async (test) => {
    const { context, close } = await newContext(inTab);
    test.after(close);
    setTimeOuts(context);
    const tab = await context.newPage();
    await tab.setViewportSize(WINDOW);
    const page = new ModelRun(tab, { url: served.url, seed: SEED, isRunning }, sentences);
    try {
      await page.open();
      await run(page, (sentence) => test.diagnostic(sentence));
      await checkWholeList(page);
    } catch (error) {
      throw new Error([...page.sentences, differenceOf(error)].join('\n'), { cause: error });
    }
  });
}
