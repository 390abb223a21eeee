import type { CDPSession, Page } from '@playwright/test';

/** Where the finger is put down, in px of the window. */
const START = { x: 300, y: 480 };
/** How far the finger moves before the browser takes it as a scroll, in px. */
const SLOP = 15;

/**
 * A finger that drags the page along. As long as it is down, the browser has the scroll under way
 * and tells no end of it.
 */
export class Finger {
  private session: CDPSession | undefined;

  constructor(private readonly page: Page) {}

  /** Puts the finger down and drags the page up by about `px`. */
  async drag(px: number): Promise<void> {
    this.session = await this.page.context().newCDPSession(this.page);
    await this.touch('touchStart', START.y);
    await this.touch('touchMove', START.y - SLOP);
    await this.touch('touchMove', START.y - SLOP - px);
  }

  async lift(): Promise<void> {
    await this.touch('touchEnd');
    await this.session?.detach();
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number): Promise<void> {
    const touchPoints = y === undefined ? [] : [{ x: START.x, y }];
    await this.session?.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
