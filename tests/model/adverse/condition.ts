/** Adverse conditions of this project's page, as tests; their titles begin with ids of points. */
import { after, test } from 'node:test';
import { WINDOW } from '../../driver/judged-window.ts';
import type { Column } from '../../driver/table.ts';
import { TIMEOUT_MS } from '../../driver/time-outs.ts';
import { launchFull } from '../../run/browser/launch.ts';
import { buildPage, serve } from '../../run/serve.ts';
import { ModelRun } from '../model-run.ts';
import { Sentences } from '../sentences.ts';
import { differenceOf } from '../walk-feature.ts';
import { checkWholeList } from '../whole-list.ts';

const SEED = 7;

await buildPage();
const served = await serve();
const { context, close } = await launchFull();
context.setDefaultTimeout(TIMEOUT_MS.browser);
const sentences = await Sentences.load();
after(async () => {
  await close();
  await served.close();
});

/**
 * Tests the page in a condition, and looks at the whole list after it.
 *
 * @param clock whether it is held, or the browser's runs
 * @param run puts the page through it
 */
export function condition(
  title: string,
  clock: 'held' | 'running',
  run: (page: ModelRun) => Promise<void>,
): void {
  test(title, async (test) => {
    const tab = await context.newPage();
    test.after(() => tab.close());
    await tab.setViewportSize(WINDOW);
    const opening = { url: served.url, seed: SEED, isRunning: clock === 'running' };
    const page = new ModelRun(tab, opening, sentences);
    try {
      await page.open();
      await run(page);
      await checkWholeList(page);
    } catch (error) {
      throw new Error([...page.sentences, differenceOf(error)].join('\n'), { cause: error });
    }
  });
}

/** Clicks a header on page and model, and compares nothing. */
export async function sort(run: ModelRun, column: Column, hasShift = false): Promise<void> {
  await run.run(`the reader ${hasShift ? 'shift-clicks' : 'clicks'} ${column}`);
  run.model.click(column, hasShift);
}
