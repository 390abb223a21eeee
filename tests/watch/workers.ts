/** Two workers: one has loaded the project's files, the other waits to load them after a change. */
import { Worker } from '../run/worker.ts';
import type { Report, Request } from './worker.ts';

export class Workers {
  private loaded: Worker<Request, void, Report> | undefined;
  private waiting: Worker<Request, void, Report> | undefined;

  /**
   * @param args cucumber's arguments, which choose the examples
   * @param env additional environment variables of the workers
   */
  constructor(
    private readonly args: readonly string[],
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  get hasLoaded(): boolean {
    return this.loaded !== undefined;
  }

  /** Starts the waiting worker, unless there is one. */
  prepare(): void {
    const { args, env } = this;
    this.waiting ??= new Worker(new URL('worker.ts', import.meta.url), { args, env });
  }

  /**
   * Loads the project's files as they are now.
   *
   * @throws Error with the stack of the first load error
   */
  async load(): Promise<void> {
    await this.stop();
    this.prepare();
    this.loaded = this.waiting;
    this.waiting = undefined;
    try {
      await this.loaded?.ask('load');
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /**
   * Runs examples in the worker that has loaded the files.
   *
   * @param places in the order of the run
   * @throws Error if cucumber cannot run them, or if `stop` is called
   */
  async run(places: readonly string[], onReport: (report: Report) => void): Promise<void> {
    await this.loaded?.ask({ places }, onReport);
  }

  /** Kills the worker that has loaded the files. */
  async stop(): Promise<void> {
    const { loaded } = this;
    this.loaded = undefined;
    await loaded?.kill();
  }

  async end(): Promise<void> {
    await Promise.all([this.stop(), this.waiting?.kill()]);
  }
}
