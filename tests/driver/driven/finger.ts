import type { CDPSession, Page } from '@playwright/test';
import type { Place } from '../judged-window.ts';
import { devtools } from './devtools.ts';

/** Where the finger is put down, in px from the left and from the edge that it drags away from. */
const START = { left: 300, in: 40 };
/** How far the finger moves before the browser takes it as a scroll, in px. */
const SLOP = 15;

/**
 * A finger that drags the page. As long as it is down, the browser's scroll is under way and has no
 * end.
 */
export class Finger {
  private session: CDPSession | undefined;
  /** Where the finger is, in px from the top of the window. */
  private y = 0;

  constructor(private readonly page: Page) {}

  /** Puts the finger down, or has it down, and drags the page up by `px`, or down where less than 0. */
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

  /** Puts the finger down at a place, in px from the window's left and top, and lifts it at once. */
  async tap({ x, y }: Place): Promise<void> {
    // In an object, for a promise itself would be waited for.
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
