import { Check } from './check.ts';
import { isFollowed, lineOf, type Progress } from './event.ts';
import { print, show, showNow } from './terminal.ts';

/** Time after which the line is shown first, in ms: what is over by then needs none. */
const START_MS = 1_000;

/** The progress of this process: a parent process reads it, or it is a line in the terminal. */
export class ProgressLine {
  private readonly failures: string[] = [];
  private readonly check: Check;
  private readonly hide: () => void;

  constructor(name: string) {
    this.check = new Check(name, (failure) => {
      this.failures.push(failure);
      print(failure);
    });
    this.hide = isFollowed() ? () => {} : show([this.check]);
    // The process that has started this one may have been silent for a while.
    if (!isFollowed()) setTimeout(showNow, START_MS).unref();
  }

  report(progress: Progress): void {
    if (isFollowed()) process.stdout.write(lineOf(progress));
    else this.check.count(progress);
  }

  /** Prints the numbers and, if there are several failures, all of them once more. */
  end(hasPassed: boolean): void {
    this.hide();
    if (isFollowed()) return;
    this.check.end(hasPassed ? 0 : 1);
    if (this.failures.length > 1) print(`All failures once more:\n\n${this.failures.join('\n')}`);
    print(this.check.line);
  }
}
