import { SCROLL_END_MS } from '../constants.ts';

/**
 * Decides when a scroll by the reader is over (B3): nothing has moved for 150 ms, or the browser says so
 * sooner, and no finger is down.
 */
export class ReaderScroll {
  /** Whether a scroll is under way. */
  isUnderWay = false;
  private isFingerDown = false;
  /** Runs while the last movement is less than 150 ms ago. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;

  /** @param onEnd called once a scroll is over */
  constructor(private readonly onEnd: () => void) {}

  /** The reader has moved the page. */
  move(): void {
    this.isUnderWay = true;
    this.waitForEnd();
  }

  /** Ends the scroll in 150 ms, unless something moves. */
  waitForEnd(): void {
    this.stopWaiting();
    this.timer = setTimeout(() => {
      // On a busy page, scroll events that are due come before the frame.
      this.frame = requestAnimationFrame(() => {
        this.timer = undefined;
        this.end();
      });
    }, SCROLL_END_MS);
  }

  /** A finger has touched the page, or the last one has left it. */
  touch(isFingerDown: boolean): void {
    this.isFingerDown = isFingerDown;
    if (this.isUnderWay && this.timer === undefined) this.end();
  }

  /** The movement has ended. */
  end(): void {
    if (this.isFingerDown) return;
    this.stopWaiting();
    this.isUnderWay = false;
    this.onEnd();
  }

  /** Forgets the movement: nothing is called any more. */
  stopWaiting(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.timer = undefined;
  }
}
