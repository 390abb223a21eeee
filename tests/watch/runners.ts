/** The processes that run examples: one has the project's files, another waits to load them again. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { environment } from '../run/settings.ts';
import type { Order, Report } from './runner.ts';

export class Runners {
  private loaded: ChildProcess | undefined;
  private waiting: ChildProcess | undefined;

  /**
   * @param args what narrows the examples, as cucumber takes it
   * @param env what the environment of the processes has besides this one
   */
  constructor(
    private readonly args: readonly string[],
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Whether a process has the project's files. */
  get hasLoaded(): boolean {
    return this.loaded !== undefined;
  }

  /** Starts a process that waits for the next load, unless there is one. */
  prepare(): void {
    this.waiting ??= fork(new URL('runner.ts', import.meta.url), this.args, {
      execArgv: ['--import', 'tsx'],
      // Keys and the signals of the terminal are the watcher's.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: environment(this.env),
    });
  }

  /**
   * Loads the project's files as they are now.
   *
   * @throws Error with what cannot be loaded
   */
  async load(): Promise<void> {
    await this.stop();
    this.prepare();
    this.loaded = this.waiting;
    this.waiting = undefined;
    try {
      await this.follow('load', () => {});
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /**
   * Lets the process that has loaded the project's files follow an order.
   *
   * @param read receives its reports
   * @throws Error if it cannot, or is stopped
   */
  async follow(order: Order, read: (report: Report) => void): Promise<void> {
    const { loaded } = this;
    if (!loaded) throw new Error('No process has loaded the files');
    await new Promise<void>((resolve, reject) => {
      const ended = () => reject(new Error('The process that runs the examples has ended'));
      const hear = (report: Report) => {
        read(report);
        if (!('done' in report || 'fault' in report)) return;
        loaded.off('message', hear).off('exit', ended);
        if ('fault' in report) reject(new Error(report.fault));
        else resolve();
      };
      loaded.on('message', hear).once('exit', ended);
      loaded.send(order);
    });
  }

  /** Ends the process that has loaded the project's files, in the middle of what it does. */
  async stop(): Promise<void> {
    const { loaded } = this;
    this.loaded = undefined;
    await ended(loaded);
  }

  /** Ends all processes. */
  async end(): Promise<void> {
    await this.stop();
    await ended(this.waiting);
  }
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
