import { chromium } from '@playwright/test';
import { type Candidate, candidates } from './candidates.ts';
import { install, installations } from './install.ts';
import { launchOptions } from './launch.ts';

/** Starts a candidate and says why it does not run, or `undefined` if it does. */
async function whyNot({ path }: Candidate): Promise<string | undefined> {
  if (path === undefined) return 'there is none';
  try {
    await (await chromium.launch(launchOptions(path))).close();
    return undefined;
  } catch (error) {
    return `${path} does not start: ${String(error).split('\n')[0]}`;
  }
}

/**
 * Finds a browser that starts, and installs one where none does.
 *
 * @returns the path of the executable
 * @throws Error that says all that was tried and what to do
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
    tried.push(`${typed || 'the system package manager'}: ${reason ?? 'no browser after it'}`);
  }
  throw new Error(
    [
      'No Chromium was found, and none could be installed. Tried:',
      ...tried.map((line) => `  - ${line}`),
      'Install Chrome or Chromium, or set CHROMIUM_PATH to its executable, and try again.',
    ].join('\n'),
  );
}
