/** What a reader of the terminal asks for by the keyboard. */

export type Command =
  | { readonly run: 'all' | 'failed' | 'again' }
  | { readonly run: 'point'; readonly id: string }
  | { readonly quit: true };

/** A key as `node:readline` names it. */
export interface Key {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly sequence?: string | undefined;
}

/** What a key comes to: what is typed of an id, if one is asked for, or a command. */
export interface Read {
  readonly typed?: string;
  readonly command?: Command;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  a: { run: 'all' },
  f: { run: 'failed' },
  return: { run: 'again' },
  enter: { run: 'again' },
  q: { quit: true },
};

/**
 * Reads a key.
 *
 * @param typed what has been typed of an id, if one is asked for
 */
export function readKey(key: Key, typed?: string): Read {
  const { name = '', ctrl, sequence = '' } = key;
  if (ctrl) return name === 'c' || name === 'd' ? { command: { quit: true } } : keep(typed);
  if (typed === undefined) {
    if (name === 'i') return { typed: '' };
    const command = COMMANDS[name];
    return command ? { command } : {};
  }
  if (name === 'escape') return {};
  if (name === 'backspace') return { typed: typed.slice(0, -1) };
  if (name === 'return' || name === 'enter') {
    const id = typed.replace(/^@/, '').toUpperCase();
    return id ? { command: { run: 'point', id } } : {};
  }
  return { typed: /^[@\w.]$/.test(sequence) ? typed + sequence : typed };
}

const keep = (typed?: string): Read => (typed === undefined ? {} : { typed });
