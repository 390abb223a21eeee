import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Probe } from './probe.ts';

const FRAME_MS = 16;
/** When the clock stands still, in ms since the epoch: later than it can run on the slowest machine. */
const HELD_AT_MS = 3_600_000;
/** Time that passes at most before the browser may render. */
const SLICE_MS = 150;

/**
 * The page's clock, held: timers and animation frames happen only when a step says so. Rendering,
 * scroll events and resize observers stay the browser's own; `settle` waits for them.
 */
export class HeldClock {
  constructor(
    private readonly page: Page,
    private readonly probe = new Probe(page),
  ) {}

  /** Makes the page able to settle, its clock running. To be called before the page opens. */
  async watch(): Promise<void> {
    await this.page.addInitScript({ path: fileURLToPath(new URL('settle.js', import.meta.url)) });
  }

  /** Takes hold of the clock. To be called before the page opens. */
  async install(): Promise<void> {
    await this.watch();
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(HELD_AT_MS);
  }

  /** Lets the browser finish what it has to do without time: scrolling, events, rendering. */
  async settle(): Promise<void> {
    await this.probe.evaluate(() => Reflect.get(window, Symbol.for('settle'))());
  }

  /** Lets `ms` milliseconds pass, and the browser render now and then meanwhile. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= SLICE_MS) {
      await this.page.clock.runFor(Math.min(left, SLICE_MS));
      await this.settle();
    }
  }

  /** Sets the machine's clock forward by `ms`, or back; time itself neither passes nor returns. */
  async setMachine(ms: number): Promise<void> {
    const now = await this.probe.evaluate(() => Date.now());
    await this.page.clock.setSystemTime(now + ms);
  }

  /** Stops the clock 1 ms before the next animation frame. */
  async reachBrinkOfFrame(): Promise<void> {
    await this.pass((await this.untilFrame()) - 1);
  }

  /** Lets time pass up to the next animation frame, and the frame happen. */
  async passFrame(): Promise<void> {
    const left = await this.untilFrame();
    const frame = await this.page.evaluateHandle(() => {
      const state = { hasHappened: false };
      requestAnimationFrame(() => {
        state.hasHappened = true;
      });
      return state;
    });
    const hasHappened = async () => (await frame.jsonValue()).hasHappened;
    await this.page.clock.runFor(left - 1);
    if (await hasHappened()) throw new Error('An animation frame came before its time');
    await this.page.clock.runFor(1);
    if (!(await hasHappened())) throw new Error('An animation frame did not come in time');
    await this.settle();
  }

  private async untilFrame(): Promise<number> {
    return FRAME_MS - ((await this.probe.evaluate(() => performance.now())) % FRAME_MS);
  }
}
