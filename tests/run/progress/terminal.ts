import { clearScreenDown, moveCursor } from 'node:readline';

/** Time between two prints without a terminal, in ms: below ten seconds, even on a busy machine. */
const PRINT_MS = 9_000;
const REFRESH_MS = 200;

/** Prints texts, and shows the lines of what is running: always in a terminal, elsewhere every few seconds. */
export class Terminal {
  // A pseudo-terminal may have no size, as that of `docker run -t` in CI.
  private readonly width = (process.stdout.isTTY && process.stdout.columns) || 0;
  private readonly timer: NodeJS.Timeout;
  /** Number of lines below the last text. */
  private shown = 0;

  /** @param running returns the current lines of what is running */
  constructor(private readonly running: () => readonly string[]) {
    const everySoOften = () => (this.width > 0 ? this.print() : this.write(running()));
    this.timer = setInterval(everySoOften, this.width > 0 ? REFRESH_MS : PRINT_MS);
  }

  private write(lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Prints texts above the lines of what is running. */
  print(...texts: readonly string[]): void {
    if (this.shown > 0) {
      moveCursor(process.stdout, 0, -this.shown);
      clearScreenDown(process.stdout);
    }
    this.write(texts);
    const lines = this.width > 0 ? this.running() : [];
    this.write(lines.map((line) => line.slice(0, this.width - 1)));
    this.shown = lines.length;
  }

  /** Shows no more lines. */
  end(): void {
    clearInterval(this.timer);
  }
}
