import type { CDPSession, Page } from '@playwright/test';
import type { Place } from '../judged-window.ts';
import { devtools } from './devtools.ts';

/** Start of a drag, in px from the left and from the edge that the finger drags away from. */
const START = { left: 300, in: 40 };
/** Distance in px after which the browser takes a touch for a scroll. */
const SLOP = 15;

/** A finger on the page. As long as it is down, the browser's scroll does not end. */
export class Finger {
  private session: Promise<CDPSession> | undefined;
  /** Position of the finger in px from the top of the window, if it is down. */
  private y: number | undefined;

  constructor(private readonly page: Page) {}

  /** Puts the finger down unless it is, and drags the page up by `px`, or down if `px` is negative. */
  async drag(px: number): Promise<void> {
    const height = this.page.viewportSize()?.height ?? 0;
    if (this.y === undefined) {
      const start = px > 0 ? height - START.in : START.in;
      await this.touch('touchStart', { x: START.left, y: start });
      this.y = start - Math.sign(px) * SLOP;
      await this.touch('touchMove', { x: START.left, y: this.y });
    }
    this.y -= px;
    if (this.y < 0 || this.y > height) throw new Error(`Nothing to touch at ${this.y} px`);
    await this.touch('touchMove', { x: START.left, y: this.y });
  }

  async lift(): Promise<void> {
    this.y = undefined;
    await this.touch('touchEnd');
  }

  /** Taps a place, and waits for the click. */
  async tap(place: Place): Promise<void> {
    // In an object: `evaluateHandle` would await a bare promise.
    const listening = await this.page.evaluateHandle(() => ({
      clicked: new Promise((done) => window.addEventListener('click', done, { once: true })),
    }));
    await this.touch('touchStart', place);
    await this.touch('touchEnd');
    await listening.evaluate(async ({ clicked }) => {
      await clicked;
    });
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) {
    this.session ??= devtools(this.page);
    await (await this.session).send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
