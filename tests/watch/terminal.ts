/** The keyboard of the terminal, if there is one. */
import { emitKeypressEvents } from 'node:readline';
import { type Command, type Key, readKey } from './keys.ts';

const ASKED = 'Which point? ';

/**
 * Reads keys until the returned function is called.
 *
 * @param obey receives each command
 */
export function readKeys(obey: (command: Command) => void): () => void {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return () => {};
  let typed: string | undefined;
  const press = (_: string | undefined, key: Key) => {
    const read = readKey(key, typed);
    if (read.typed !== undefined) stdout.write(`\r\x1b[K${ASKED}${read.typed}`);
    else if (typed !== undefined) stdout.write('\n');
    typed = read.typed;
    if (read.command) obey(read.command);
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.on('keypress', press);
  return () => {
    stdin.off('keypress', press);
    stdin.setRawMode(false);
    stdin.pause();
  };
}
