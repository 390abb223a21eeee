import { type Candidate, candidates } from './candidates.ts';
import { browserType, engine, PATH_SETTINGS } from './engine.ts';
import { install, installations } from './install.ts';
import { launchOptions } from './launch.ts';

/** Starts a candidate; returns why that fails, or `undefined` if it works. */
async function whyNot({ path }: Candidate): Promise<string | undefined> {
  if (path === undefined) return 'not found';
  try {
    await (await browserType().launch(launchOptions(undefined, path))).close();
    return undefined;
  } catch (error) {
    return `${path} does not start: ${String(error).split('\n')[0]}`;
  }
}

/**
 * Finds a working browser, or installs one.
 *
 * @returns the path of the executable
 * @throws Error that lists what was tried and says what to do
 */
export async function ensureBrowser(): Promise<string> {
  const tried: string[] = [];
  const find = async () => {
    for (const candidate of candidates()) {
      const reason = await whyNot(candidate);
      if (reason === undefined && candidate.path !== undefined) return candidate.path;
      const line = `${candidate.name}: ${reason}`;
      if (!tried.includes(line)) tried.push(line);
    }
    return undefined;
  };

  const found = await find();
  if (found) return found;
  for (const installation of installations()) {
    const reason = install(installation);
    const installed = await find();
    if (installed) return installed;
    const typed = installation.commands.map((command) => command.join(' ')).join(' && ');
    tried.push(`${typed || 'the system package manager'}: ${reason ?? 'installed no browser'}`);
  }
  throw new Error(
    [
      `No working browser was found for ${engine()}, and none could be installed. Tried:`,
      ...tried.map((line) => `  - ${line}`),
      `Install one, or set ${PATH_SETTINGS[engine()]} to its executable, and try again.`,
    ].join('\n'),
  );
}
