import { createLogUpdate } from 'log-update';

/** Time between two prints without a terminal, in ms: below ten seconds, even on a busy machine. */
const PRINT_MS = 9_000;
const REFRESH_MS = 200;

/** Shows changing lines: refreshes them in a terminal, elsewhere prints them every few seconds. */
export class Terminal {
  private readonly update: ReturnType<typeof createLogUpdate> | undefined;
  private readonly timer: NodeJS.Timeout;

  /**
   * @param lines returns the current lines
   * @param changing returns the current lines that are still changing
   */
  constructor(
    private readonly lines: () => readonly string[],
    changing: () => readonly string[],
    private readonly stdout = process.stdout,
  ) {
    // A pseudo-terminal may have no size, as that of `docker run -t` in CI.
    const isTerminal = stdout.isTTY && stdout.columns > 0 && stdout.rows > 0;
    this.update = isTerminal ? createLogUpdate(stdout) : undefined;
    this.timer = this.update
      ? setInterval(() => this.refresh(), REFRESH_MS)
      : setInterval(() => this.write(changing()), PRINT_MS);
  }

  private refresh(): void {
    this.update?.(
      this.lines()
        .map((line) => line.slice(0, this.stdout.columns - 1))
        .join('\n'),
    );
  }

  private write(lines: readonly string[]): void {
    if (lines.length > 0) this.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Prints permanent text. */
  print(text: string): void {
    if (this.update) this.update.persist(text);
    else this.write([text]);
    this.refresh();
  }

  /** Prints the final line of a check, unless it is one of the refreshed lines. */
  finished(line: string): void {
    if (!this.update) this.write([line]);
  }

  /** Stops refreshing; the last lines stay. */
  end(): void {
    clearInterval(this.timer);
    this.refresh();
    this.update?.done();
  }
}
