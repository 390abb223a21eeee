import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { environment } from '../run/settings.ts';
import type { Question, Verdict } from './verdict.ts';

/** Processes that judge pages side by side, with a browser each. */
export class Workers {
  private readonly processes: readonly ChildProcess[];

  /** Starts `count` processes whose assertions wait up to `patience` ms. */
  constructor(count: number, patience: number) {
    this.processes = Array.from({ length: count }, () =>
      fork(new URL('worker.ts', import.meta.url), {
        execArgv: ['--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: environment({ TIMEOUT_MS: String(patience) }),
      }),
    );
  }

  /** Distributes `cases` over the processes; `ask` sends a question to the one in charge. */
  async share<Case>(
    cases: readonly Case[],
    judge: (each: Case, ask: (question: Question) => Promise<Verdict>) => Promise<void>,
  ): Promise<void> {
    const left = [...cases];
    await Promise.all(
      this.processes.map(async (process) => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          await judge(next, (question) => answer(process, question));
        }
      }),
    );
  }

  /** Ends the processes, and with each its browser. */
  close(): void {
    for (const process of this.processes) process.disconnect();
  }
}

async function answer(process: ChildProcess, question: Question): Promise<Verdict> {
  const over = new AbortController();
  const { signal } = over;
  try {
    process.send(question);
    const ended = once(process, 'exit', { signal }).then(([code]) => {
      throw new Error(`A worker ended with exit code ${code}`);
    });
    return await Promise.race([once(process, 'message', { signal }).then(([said]) => said), ended]);
  } finally {
    over.abort();
  }
}
