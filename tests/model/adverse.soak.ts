/** Adverse conditions of this project's page, as tests; their titles begin with ids of points. */
import { after, test } from 'node:test';
import { devtools } from '../driver/driven/devtools.ts';
import { expect } from '../driver/expect.ts';
import { WINDOW } from '../driver/judged-window.ts';
import { TIMEOUT_MS } from '../driver/time-outs.ts';
import { launchFull } from '../run/browser/launch.ts';
import { buildPage, serve } from '../run/serve.ts';
import { carryOut, click, frame, pass, scrollTo } from './commands.ts';
import { ModelRun } from './model-run.ts';
import { Sentences } from './sentences.ts';
import { differenceOf } from './walk-feature.ts';
import { checkWholeList } from './whole-list.ts';

const SEED = 7;
const ROUNDS = 10;
/** Longer than a frame or two, in ms. */
const FRAMES_MS = 100;

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
function condition(
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

for (const times of [6, 20]) {
  condition(
    `@R4.2 @R4.3 @B11 A CPU ${times} times slower, clock running`,
    'running',
    async (run) => {
      await (await devtools(run.tab)).send('Emulation.setCPUThrottlingRate', { rate: times });
      for (let round = 0; round < ROUNDS; round += 1) {
        // Each leaves room for the other to scroll.
        for (const key of ['presses End', 'turns the wheel up by 400 px']) {
          await run.run(`the reader ${key}`);
          await run.look();
        }
        const column = round % 3 === 2 ? 'Phone' : 'Name';
        await run.run(`the reader clicks ${column}`);
        run.model.click(column);
        await run.look();
      }
      const scrolls = ROUNDS * 2;
      const loads = (run.latest.rowCount - 40) / 20;
      console.log(`${scrolls} scrolls and ${ROUNDS} sort clicks, ${loads} loads`);
      expect(loads, 'Loads: some').toBeGreaterThan(0);
      expect(loads, 'Loads: at most one by each scroll').toBeLessThanOrEqual(scrolls);
    },
  );
}

condition('@R4.3 A tab hidden and shown during a load, clock running', 'running', async (run) => {
  const { tab } = run;
  const line = tab.getByText('Loading...', { exact: true });
  const other = await tab.context().newPage();
  const show = async (page: typeof tab, visibility: DocumentVisibilityState) => {
    await page.bringToFront();
    const isSo = (state: string) => document.visibilityState === state;
    // Polls by timers, because frames do not run in a hidden tab.
    await tab.waitForFunction(isSo, visibility, { polling: FRAMES_MS });
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await show(tab, 'visible');
    // A load takes one frame, too short to hide a tab in. So its request for a frame is delayed until
    // the tab is hidden and any frame already started is over.
    await tab.evaluate((ms) => {
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        window.requestAnimationFrame = request;
        document.addEventListener('visibilitychange', () => setTimeout(request, ms, callback), {
          once: true,
        });
        return 0;
      };
    }, FRAMES_MS);
    await run.run('the reader scrolls to the bottom');
    await line.waitFor();
    await show(other, 'hidden');
    await tab.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 3 * FRAMES_MS);
    if (round % 2 === 1) {
      await tab.evaluate(() => document.querySelectorAll('button')[1]?.click());
      run.model.click('Name');
    }
    await run.observe();
    expect(run.latest.rowCount, 'Rows of the hidden tab').toBe(40 + 20 * round);
    await show(tab, 'visible');
    await line.waitFor({ state: 'detached' });
    await run.look();
    expect(run.latest.rowCount, 'Rows of the tab shown again').toBe(60 + 20 * round);
    await run.run('the reader scrolls to the top');
  }
  await other.close();
});

condition(
  '@R4.3 @B11 Back and forward, the page restored from the back/forward cache',
  'held',
  async (run) => {
    const { tab, contacts } = run;
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      await carryOut(run, click('Name'), pass(150), scrollTo('the bottom'));
      expect(run.latest.line, 'It is left during a load').toBe(true);
      const mark = `left-${round}`;
      await tab.evaluate((name) => document.documentElement.toggleAttribute(name, true), mark);
      await tab.goto('about:blank');
      await tab.goBack({ waitUntil: 'commit' });
      // Only a restored page still has its mark.
      const timeout = TIMEOUT_MS.assertion;
      await tab.waitForSelector(`[${mark}]`, { state: 'attached', timeout });
      await contacts.clock.settle();
      const left = run.latest.geometry;
      await run.look();
      expect(run.latest.geometry, 'It is where it was left').toEqual(left);
      await carryOut(run, frame);
    }
  },
);
