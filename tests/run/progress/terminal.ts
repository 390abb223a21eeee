import { createLogUpdate } from 'log-update';

/** Time between two prints where there is no terminal, in ms: less than ten seconds on a busy machine. */
const PRINT_MS = 9_000;
const REFRESH_MS = 200;

/** Shows lines that change: refreshed in a terminal, and elsewhere printed every few seconds. */
export class Terminal {
  private readonly update: ReturnType<typeof createLogUpdate> | undefined;
  private readonly timer: NodeJS.Timeout;

  /**
   * @param lines gives all lines as they are now
   * @param changing gives those of them that are still changing
   */
  constructor(
    private readonly lines: () => readonly string[],
    changing: () => readonly string[],
  ) {
    const { stdout } = process;
    this.update = stdout.isTTY ? createLogUpdate(stdout) : undefined;
    this.timer = this.update
      ? setInterval(() => this.refresh(), REFRESH_MS)
      : setInterval(() => this.write(changing()), PRINT_MS);
  }

  private refresh(): void {
    const { columns = 80 } = process.stdout;
    this.update?.(
      this.lines()
        .map((line) => line.slice(0, columns - 1))
        .join('\n'),
    );
  }

  private write(lines: readonly string[]): void {
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Prints text that stays. */
  print(text: string): void {
    if (this.update) this.update.persist(text);
    else this.write([text]);
    this.refresh();
  }

  /** Prints the line of what has finished, unless it is among those that are refreshed. */
  finished(line: string): void {
    if (!this.update) this.write([line]);
  }

  /** Leaves the lines as they are. */
  end(): void {
    clearInterval(this.timer);
    this.refresh();
    this.update?.done();
  }
}
