/** How fast sentences follow each other: as fast as they can, to be watched, or one by one. */
export type Pace = 'at once' | 'watch' | 'step';

/** Time between two sentences that are watched, in ms. */
const WATCHED_MS = 1_000;

/** Lets sentences wait for their turn. */
export class Turns {
  private go = () => {};

  constructor(private chosen: Pace) {}

  get pace(): Pace {
    return this.chosen;
  }

  /** Changes the pace; a sentence that waits goes now, unless from now on it waits for its reader. */
  set pace(pace: Pace) {
    this.chosen = pace;
    if (pace !== 'step') this.next();
  }

  /** Lets the sentence that waits go. */
  next(): void {
    this.go();
  }

  /** Waits for the next turn. */
  async wait(): Promise<void> {
    if (this.chosen === 'at once') return;
    await new Promise<void>((done) => {
      const timer = setTimeout(() => this.chosen === 'watch' && done(), WATCHED_MS);
      this.go = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.go = () => {};
  }
}
