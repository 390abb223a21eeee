/** What a user types after the name of a command, and how the command ends. */
import { mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import {
  type Command,
  InvalidArgumentError,
  Option,
  type OptionValues,
} from '@commander-js/extra-typings';
import { change, ENGINES, Refusal, showSettings } from './settings.ts';

/** Ends the command with a message: what is wrong, and what to do. */
export function refuse(message: string): never {
  throw new Refusal(message);
}

/** The options of several commands; those that are settings hold for all processes of the command. */
export const OPTIONS = {
  browser: new Option('--browser <name>', 'the engine').choices(ENGINES),
  headed: new Option('--headed', 'shows the browser, which needs a screen'),
} as const;

/** A whole number among the arguments, within these limits. */
export const wholeNumber =
  (least = 0, most = 2 ** 31 - 1) =>
  (text: string): number => {
    if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    const limits = `from ${least} to ${most.toLocaleString('en')}`;
    throw new InvalidArgumentError(`It is no whole number ${limits}.`);
  };

/** Interval at which the parent process is looked for, in ms. */
const POLL_MS = 500;

/**
 * Ends the process, and so those that it has started, by a signal, or after its parent process: npm forwards no
 * signal to the child of its shell.
 */
function endOnSignal(): void {
  const end = (name: keyof typeof constants.signals) => process.exit(128 + constants.signals[name]);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, end);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end('SIGHUP'), POLL_MS).unref();
}

/** Ends the command by an error: with a line, if a user can cause it, or with the stack of a fault of ours. */
function endBy(error: NodeJS.ErrnoException, code: number): never {
  const isPlain = error instanceof Refusal || error.syscall;
  // Nothing is wrong if nobody reads the output any more.
  if (error.code !== 'EPIPE')
    console.error(isPlain ? error.message.replace(/[^.?]$/, '$&.') : error);
  process.exit(code);
}

/**
 * Reads the arguments of this process, shows the settings, and prepares the folder of the reports. `--help` ends
 * it, and so do wrong arguments and, from now on, every `Refusal` or error of the system by its message, and
 * other errors with their stack.
 *
 * @param code the exit code for errors
 */
export function readArguments<Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
  code = 1,
) {
  command.exitOverride(({ exitCode }) => process.exit(exitCode && code));
  command.parse(process.argv, { from: 'node' });
  endOnSignal();
  process.on('uncaughtException', (error) => endBy(error, code));
  showSettings();
  const { browser, headed }: OptionValues = command.opts();
  if (browser) change({ SPEC_BROWSER: `${browser}` });
  if (headed) change({ SPEC_HEADED: '1' });
  mkdirSync('reports', { recursive: true });
  return { options: command.opts(), args: command.args, processedArgs: command.processedArgs };
}
