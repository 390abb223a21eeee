import type { Page } from '@playwright/test';
import { callOf, IN_PAGE, inPage } from './in-page.ts';

/**
 * The page's clock, held: timers and animation frames happen only when a step says so. Rendering,
 * scroll events and resize observers stay the browser's own; `settle` waits for them.
 */
export class HeldClock {
  constructor(private readonly page: Page) {}

  /** Makes the page able to settle, its clock running. To be called before the page opens. */
  async watch(): Promise<void> {
    await this.page.addInitScript(IN_PAGE);
  }

  /** Takes hold of the clock. To be called before the page opens. */
  async install(): Promise<void> {
    await this.page.addInitScript(`${IN_PAGE};${callOf('hold')}`);
  }

  /** Takes hold of the clock of a page that is open, and watched. */
  hold = () => inPage(this.page, 'hold');
  settle = () => inPage(this.page, 'settle');
  isStill = () => inPage(this.page, 'isStill');
  tick = (ms: number) => inPage(this.page, 'tick', ms);
  pass = (ms: number) => inPage(this.page, 'pass', ms);
  passFrame = () => inPage(this.page, 'passFrame');
  reachBrinkOfFrame = () => inPage(this.page, 'reachBrinkOfFrame');
  setMachine = (ms: number) => inPage(this.page, 'setMachine', ms);
}
