/** What a user types after the name of a command, and how the command ends. */
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { Refusal, showSettings } from './settings.ts';

/** Ends the command with a message: what is wrong, and what to do. */
export function refuse(message: string): never {
  throw new Refusal(message);
}

/** The options that a help describes, with their values: each in a line like `  --name <value>  what it does`. */
type OptionsOf<Help extends string> = Help extends `${string}\n  --${infer Name} ${infer Rest}`
  ? { readonly [_ in Name]?: Rest extends `<${string}` ? string : boolean } & OptionsOf<Rest>
  : unknown;

const optionsOf = (help: string) =>
  Object.fromEntries(
    [...help.matchAll(/^ {2}--([\w-]+)( <)?/gm)].map(([, name = '', value]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  );

/** Ends the process if nobody reads its output any more, with the exit code of a process that SIGPIPE ends. */
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(128 + 13);
}

/** The message of an error that a user can cause, such as a full disk; `undefined` for a fault of ours. */
function messageFor({ code, message, syscall }: NodeJS.ErrnoException): string | undefined {
  if (code === 'ERR_MODULE_NOT_FOUND' && /^Cannot find package/.test(message))
    return `${message.split(' imported')[0]}. Install all: npm ci`;
  return syscall ? message : undefined;
}

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

/** How the command ends by an error: with a line, or for a fault of ours with the stack. */
function endBy(error: NodeJS.ErrnoException, code: number): void {
  const message = error instanceof Refusal ? error.message : messageFor(error);
  console.error(message?.replace(/[^.?]$/, '$&.') ?? error);
  process.exit(code);
}

/** Refuses a tag expression with a name that is no tag. */
function expectTags(expression: string): void {
  const [name] = expression.match(/(?<![@\w.-])(?!(?:and|or|not)\b)[\w.-]+/) ?? [];
  if (name) refuse(`"${name}" is no tag. Did you mean "@${name}"?`);
}

interface Given {
  /** Whether there may be arguments besides options. */
  readonly allowPositionals?: boolean;
  /** Whether the command passes all but its own options on to a tool. */
  readonly passesOn?: boolean;
}

/** Reads the arguments of this process; `rest` are those that the command passes on. */
function parse(help: string, { allowPositionals = false, passesOn = false }: Given) {
  const args = process.argv.slice(2);
  const options = optionsOf(help);
  const names = Object.keys(options);
  const parsed = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const own = new Set<number>();
  const given = new Set<string>();
  for (const token of parsed.tokens) {
    if (token.kind === 'positional' && !allowPositionals && !passesOn)
      refuse(`"${token.value}" is not expected: there are only options (--help)`);
    if (token.kind !== 'option') continue;
    const { index, name, rawName, value, inlineValue } = token;
    const type = options[name]?.type;
    if (!type) {
      const [alike] = [4, 3, 2].flatMap((letters) =>
        names.filter((known) => known.slice(0, letters) === name.slice(0, letters)),
      );
      const known = names.map((each) => `--${each}`).join(', ') || '--help';
      if (alike) refuse(`There is no option ${rawName}. Did you mean --${alike}?`);
      if (!passesOn) refuse(`There is no option ${rawName}, only ${known}`);
      continue;
    }
    if (type === 'string' && !value) refuse(`${rawName} needs a value (--help)`);
    if (type === 'boolean' && value !== undefined) refuse(`${rawName} takes no value`);
    if (name === 'tags') expectTags(value ?? '');
    if (given.has(name)) refuse(`${rawName} is given twice`);
    given.add(name);
    own.add(index);
    if (value !== undefined && !inlineValue) own.add(index + 1);
  }
  const rest = args.filter((_, index) => !own.has(index));
  return { values: parsed.values, positionals: parsed.positionals, rest };
}

/**
 * Reads the arguments of this process, with the options that `help` describes, and shows the settings. `--help`
 * prints `help` and ends it; so do wrong arguments and, from now on, every `Refusal` or error of the system by
 * its message, and other errors with their stack.
 *
 * @param code the exit code for errors
 */
export function readArguments<const Help extends string>(help: Help, given: Given = {}, code = 1) {
  if (process.argv.some((argument) => /^(--help|-h)$/.test(argument))) {
    console.log(help);
    process.exit();
  }
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endUnread);
  endOnSignal();
  process.on('uncaughtException', (error) => endBy(error, code));
  const { values, ...others } = parse(help, given);
  showSettings();
  return { values: values as OptionsOf<Help>, ...others };
}

/** A whole number among the arguments; any other text, or a number outside these limits, is refused. */
export function wholeNumber(text: string, least = 0, most = 2 ** 31 - 1): number {
  const limits = `from ${least} to ${most.toLocaleString('en')}`;
  const fits = /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return fits ? Number(text) : refuse(`"${text}" is not a whole number ${limits}`);
}
