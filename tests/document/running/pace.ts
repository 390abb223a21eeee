/** The pace of a run: at full speed, slowed down to watch, or sentence by sentence. */
export type Pace = 'at once' | 'watch' | 'step';

/** Time between two sentences at the pace `watch`, in ms. */
const WATCHED_MS = 1_000;

/** Delays each sentence according to the pace. */
export class StepGate {
  private open = () => {};

  constructor(private chosen: Pace) {}

  get pace(): Pace {
    return this.chosen;
  }

  /** Changes the pace; lets a waiting sentence proceed, unless the new pace is `step`. */
  set pace(pace: Pace) {
    this.chosen = pace;
    if (pace !== 'step') this.next();
  }

  /** Lets the waiting sentence proceed. */
  next(): void {
    this.open();
  }

  /** Waits until the next sentence may proceed. */
  async wait(): Promise<void> {
    if (this.chosen === 'at once') return;
    await new Promise<void>((done) => {
      const timer = setTimeout(() => this.chosen === 'watch' && done(), WATCHED_MS);
      this.open = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.open = () => {};
  }
}
