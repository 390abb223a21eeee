/** The commands that the watcher reads from the terminal, one per line. */
import { createInterface } from 'node:readline';

export type Command = 'again' | 'all' | 'failed' | 'quit' | { readonly point: string };

const COMMANDS: Readonly<Record<string, Command>> = {
  '': 'again',
  a: 'all',
  f: 'failed',
  q: 'quit',
};

export const HINT = 'Enter: again · a: all · f: failed · R4.3: this point · q: quit';

/** The command in a line; any other word is the id of a point. */
export function commandIn(line: string): Command {
  const word = line.trim();
  return COMMANDS[word] ?? { point: word.replace(/^@/, '').toUpperCase() };
}

/**
 * Reads commands if there is a terminal; the end of its input means to quit.
 *
 * @returns a function that stops reading
 */
export function readCommands(onCommand: (command: Command) => void): () => void {
  if (!process.stdin.isTTY) return () => {};
  const lines = createInterface({ input: process.stdin });
  const quit = () => onCommand('quit');
  lines.on('line', (line) => onCommand(commandIn(line))).on('close', quit);
  return () => lines.off('close', quit).close();
}
