import { spawnSync } from 'node:child_process';
import { change, environment, Refusal, setting } from '../settings.ts';
import { browserType, engine } from './engine.ts';
import { COMMANDS, launchOptions, pathSetting, places } from './launch.ts';

/** The command lines that may install a browser, in the order in which they are tried. */
function installations(): string[] {
  const packages = process.getuid?.() === 0 ? COMMANDS[engine()] : [];
  const install = 'apt-get install --yes --no-install-recommends fonts-dejavu-core';
  return [
    `playwright install ${engine()}`,
    ...packages.map((name) => `apt-get update && ${install} ${name}`),
  ];
}

/**
 * The first place whose browser starts.
 *
 * @throws Refusal if that of the user's setting does not
 */
async function find(): Promise<string | undefined> {
  for (const place of places()) {
    try {
      await (await browserType().launch(launchOptions(undefined, [place]))).close();
      return place;
    } catch (error) {
      const [reason] = String(error).split('\n');
      if (place === setting(pathSetting()))
        throw new Refusal(`${pathSetting()} cannot be used: ${place} does not start: ${reason}`);
    }
  }
  return undefined;
}

async function findOrInstall(): Promise<string> {
  const found = await find();
  if (found) return found;
  for (const command of installations()) {
    console.error(`Installing a browser: ${command}`);
    const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
    spawnSync(command, { shell: true, stdio: ['ignore', 2, 2], env });
    const installed = await find();
    if (installed) return installed;
  }
  throw new Refusal(
    `No ${engine()} starts here, and none could be installed. Install one, or set ${pathSetting()} to its executable`,
  );
}

/**
 * Finds a browser for the engine of this run, or installs one, unless the parent process has done so: this
 * process and those that it starts use it. It has to be the one that the user has set.
 *
 * @throws Refusal if there is none
 */
export async function provideBrowser(): Promise<void> {
  const known = setting('SPEC_STARTS');
  if (known && known === setting(pathSetting())) return;
  const place = await findOrInstall();
  change({ [pathSetting()]: place, SPEC_STARTS: place });
}
