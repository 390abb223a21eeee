/** What a user types after the name of a command. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the process because of its arguments. */
export function refuse(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

/**
 * Reads the arguments. `--help` prints `help`, wrong arguments one line; both end the process.
 *
 * @param code the exit code for wrong arguments
 */
export function readArguments<const Config extends ParseArgsConfig>(
  help: string,
  config: Config,
  code?: number,
) {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse((error as Error).message, code);
  }
}

/** The same for a command that passes all but its own options on to a tool: these are `rest`. */
export function readOwnOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: Options,
) {
  const args = process.argv.slice(2);
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const own = tokens.flatMap((token) => {
    if (token.kind !== 'option' || !(token.name in options)) return [];
    const { index, value, inlineValue } = token;
    return value === undefined || inlineValue ? [index] : [index, index + 1];
  });
  const { values } = readArguments(help, { args: own.map((index) => args[index] ?? ''), options });
  return { values, rest: args.filter((_, index) => !own.includes(index)) };
}

/** A whole number among the arguments; any other text ends the process. */
export const wholeNumber = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : refuse(`"${text}" is not a whole number`);
