import type { InPage } from './judged-window.ts';

/**
 * The page's clock, held: timers and animation frames happen only when a step says so. Rendering,
 * scroll events and resize observers stay the browser's own; `settle` waits for them.
 */
export class HeldClock {
  constructor(private readonly inPage: InPage) {}

  /** Takes hold of the clock of a page that is open. */
  hold = () => this.inPage('hold');
  settle = () => this.inPage('settle');
  isStill = () => this.inPage('isStill');
  /** Number of timers and frames that are pending. */
  pending = () => this.inPage('pending');
  tick = (ms: number) => this.inPage('tick', ms);
  pass = (ms: number) => this.inPage('pass', ms);
  passFrame = () => this.inPage('passFrame');
  reachBrinkOfFrame = () => this.inPage('reachBrinkOfFrame');
  countWaiting = () => this.inPage('countWaiting');
  setMachine = (ms: number) => this.inPage('setMachine', ms);
}
