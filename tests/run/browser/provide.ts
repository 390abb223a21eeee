import { change, setting, showSettings } from '../settings.ts';
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
 * Finds a working browser, which has to be the one that the user has set, or installs one.
 *
 * @returns the path of the executable
 * @throws Error that lists all attempts and suggests what to do
 */
async function findOrInstall(): Promise<string> {
  const variable = PATH_SETTINGS[engine()];
  const tried = new Set<string>();
  const find = async () => {
    for (const candidate of candidates()) {
      const reason = await whyNot(candidate);
      if (reason === undefined) return candidate.path;
      if (candidate.name === variable && candidate.path)
        throw new Error(`${variable} cannot be used: ${reason}`);
      tried.add(`${candidate.name}: ${reason}`);
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
    tried.add(`${typed || 'the system package manager'}: ${reason ?? 'installed no browser'}`);
  }
  throw new Error(
    [
      `No working browser was found for ${engine()}, and none could be installed. Tried:`,
      ...[...tried].map((line) => `  - ${line}`),
      `Install one, or set ${variable} to its executable, and try again`,
    ].join('\n'),
  );
}

/** Sets the browser, which is known to start, for this process and its children. */
export function passOnBrowser(path: string): void {
  change({ SPEC_STARTED_BROWSER: path, [PATH_SETTINGS[engine()]]: path });
}

/**
 * Finds a working browser for the engine of this run, or installs one, unless the parent process has done
 * so.
 *
 * @throws Error if there is none
 */
export async function expectBrowser(): Promise<void> {
  showSettings();
  const path = setting(PATH_SETTINGS[engine()]);
  if (!path || path !== setting('SPEC_STARTED_BROWSER')) passOnBrowser(await findOrInstall());
}

/** As `expectBrowser`; without a browser it ends the process with an error message. */
export async function provideBrowser(): Promise<void> {
  await expectBrowser().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
