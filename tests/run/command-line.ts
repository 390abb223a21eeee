/** What a user types after the name of a command. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
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

/**
 * Reads the arguments of this process, with the options that `help` describes, and shows the settings. `--help`
 * prints `help` and ends it; so do wrong arguments and, from now on, every `Refusal` by its message, and other
 * errors with their stack.
 *
 * @param code the exit code for errors
 */
export function readArguments<const Help extends string>(
  help: Help,
  config: Pick<ParseArgsConfig, 'args' | 'allowPositionals'> = {},
  code = 1,
): { values: OptionsOf<Help>; positionals: readonly string[] } {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit();
  }
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    const saysAll = error instanceof Refusal || error.code?.startsWith('ERR_PARSE_ARGS');
    console.error(saysAll ? `${error.message}.` : error);
    process.exit(code);
  });
  const { values, positionals } = parseArgs({ ...config, options: optionsOf(help) });
  showSettings();
  return { values: values as OptionsOf<Help>, positionals };
}

/** The same for a command that passes all but its own options on to a tool: these are `rest`. */
export function readOwnOptions<const Help extends string>(help: Help) {
  const args = process.argv.slice(2);
  const options = optionsOf(help);
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const own = tokens.flatMap((token) => {
    if (token.kind !== 'option' || !(token.name in options)) return [];
    const { index, value, inlineValue } = token;
    return value === undefined || inlineValue ? [index] : [index, index + 1];
  });
  const { values } = readArguments(help, { args: own.map((index) => args[index] ?? '') });
  return { values, rest: args.filter((_, index) => !own.includes(index)) };
}

/** A whole number among the arguments; any other text is refused. */
export const wholeNumber = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : refuse(`"${text}" is not a whole number`);
