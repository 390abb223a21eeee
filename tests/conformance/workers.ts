import type { Settings } from '../run/settings.ts';
import { Worker } from '../run/worker.ts';
import type { Question, Verdict } from './verdict.ts';

/** Processes that judge pages side by side, with a browser each. */
export class Workers {
  private readonly workers: readonly Worker<Question, Verdict>[];

  /** Starts `count` processes whose assertions wait up to `timeout` ms. */
  constructor(count: number, timeout: number) {
    const env: Settings = { TIMEOUT_MS: String(timeout) };
    const module = new URL('worker.ts', import.meta.url);
    this.workers = Array.from({ length: count }, () => new Worker(module, { env, isSilent: true }));
  }

  /** Distributes `cases` over the processes; `ask` sends a question to the one in charge. */
  async share<Case>(
    cases: readonly Case[],
    judge: (each: Case, ask: (question: Question) => Promise<Verdict>) => Promise<void>,
  ): Promise<void> {
    const left = [...cases];
    await Promise.all(
      this.workers.map(async (worker) => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          await judge(next, (question) => worker.ask(question));
        }
      }),
    );
  }

  /** Ends the processes, and with each its browser. */
  close(): void {
    for (const worker of this.workers) worker.disconnect();
  }
}
