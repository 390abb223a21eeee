import type { InPage } from './judged-window.ts';

/**
 * The fake clock of the page: timers and animation frames run only when a step lets time pass. Rendering,
 * scroll events and resize observers stay the browser's; `settle` waits for them.
 */
export class FakeClock {
  constructor(private readonly inPage: InPage) {}

  /** Installs the clock in a page that is open already. */
  install = () => this.inPage('installClock');
  settle = () => this.inPage('settle');
  isStill = () => this.inPage('isStill');
  /** Number of timers and frames that are pending. */
  pending = () => this.inPage('pending');
  /** Lets time pass without rendering; `pass` renders as well. */
  tick = (ms: number) => this.inPage('tick', ms);
  pass = (ms: number) => this.inPage('pass', ms);
  passWhileOpening = (ms: number) => this.inPage('passWhileOpening', ms);
  passFrame = () => this.inPage('passFrame');
  /** Stops 1 ms before the next animation frame. */
  passUntilFrame = () => this.inPage('passUntilFrame');
  setSystemTime = (ms: number) => this.inPage('setSystemTime', ms);
}
