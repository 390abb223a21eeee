import type { CDPSession, Page } from '@playwright/test';
import type { Place } from '../judged-window.ts';
import { devtools } from './devtools.ts';

/** Start of a drag, in px from the left and from the edge that the finger drags away from. */
const START = { left: 300, in: 40 };
/** Distance in px after which the browser takes a touch for a scroll. */
const SLOP = 15;

/** A finger on the page. As long as it is down, the browser's scroll does not end. */
export class Finger {
  private session: CDPSession | undefined;
  /** Position of the finger in px from the top of the window. */
  private y = 0;

  constructor(private readonly page: Page) {}

  /** Puts the finger down unless it is, and drags the page up by `px`, or down if `px` is negative. */
  async drag(px: number): Promise<void> {
    const height = this.page.viewportSize()?.height ?? 0;
    if (!this.session) {
      this.session = await devtools(this.page);
      this.y = px > 0 ? height - START.in : START.in;
      await this.touch('touchStart');
      this.y -= Math.sign(px) * SLOP;
      await this.touch('touchMove');
    }
    this.y -= px;
    if (this.y < 0 || this.y > height) throw new Error(`Nothing to touch at ${this.y} px`);
    await this.touch('touchMove');
  }

  /** Taps a place, and waits for the click. */
  async tap({ x, y }: Place): Promise<void> {
    // In an object: `evaluateHandle` would await a bare promise.
    const listening = await this.page.evaluateHandle(() => ({
      clicked: new Promise((done) => window.addEventListener('click', done, { once: true })),
    }));
    const session = await devtools(this.page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
    await listening.evaluate(async ({ clicked }) => {
      await clicked;
    });
  }

  async lift(): Promise<void> {
    await this.touch('touchEnd');
    await this.session?.detach();
    this.session = undefined;
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = type === 'touchEnd' ? [] : [{ x: START.left, y: this.y }];
    await this.session?.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
