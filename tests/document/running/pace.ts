/** The pace of a run: at full speed, slow enough to watch, or sentence by sentence. */
export type Pace = 'fast' | 'slow' | 'step';

/** Time between two sentences at the pace `slow`, in ms. */
const SLOW_MS = 1_000;

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
    if (this.chosen === 'fast') return;
    await new Promise<void>((done) => {
      const timer = setTimeout(() => this.chosen === 'slow' && done(), SLOW_MS);
      this.open = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.open = () => {};
  }
}
