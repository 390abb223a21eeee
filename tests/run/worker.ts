/** A forked process that answers requests, one at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { environment } from './settings.ts';

/** A message of a worker. */
type Message<Answer> = { readonly answer?: Answer } | { readonly error: string };

export interface WorkerOptions {
  /** Environment variables in addition to those of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether its standard output is dropped. */
  readonly isSilent?: boolean;
}

/** The parent's side. */
export class Worker<Request, Answer> {
  private readonly process: ChildProcess;

  /** @param module a TypeScript module that calls `answerRequests` */
  constructor(module: URL, { env, isSilent = false }: WorkerOptions = {}) {
    this.process = fork(module, {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', isSilent ? 'ignore' : 'inherit', 'inherit', 'ipc'],
      env: environment(env),
    });
  }

  /**
   * Sends a request and waits for the answer.
   *
   * @throws Error with the stack of the worker's error, or if the worker ends
   */
  async ask(request: Request): Promise<Answer> {
    const { process } = this;
    if (!process.connected) throw new Error('The worker has ended');
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        process.off('message', read).off('exit', end);
        act();
      };
      const end = (code: number | null, signal: string | null) =>
        settle(() => reject(new Error(`The worker has ended: ${signal ?? `exit code ${code}`}`)));
      const read = (message: Message<Answer>) => {
        if ('error' in message) settle(() => reject(new Error(message.error)));
        else settle(() => resolve(message.answer as Answer));
      };
      process.on('message', read).once('exit', end);
      process.send(request as object);
    });
  }

  /** Disconnects, upon which it ends with everything that it has started. */
  disconnect(): void {
    if (this.process.connected) this.process.disconnect();
  }
}

/** The worker's side: answers requests until the parent disconnects or ends. */
export function answerRequests<Request, Answer>(
  answer: (request: Request) => Promise<Answer>,
): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async (request: Request) => {
    try {
      process.send?.({ answer: await answer(request) });
    } catch (error) {
      process.send?.({ error: (error instanceof Error && error.stack) || String(error) });
    }
  });
}
