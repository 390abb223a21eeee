import { spawnSync } from 'node:child_process';
import { environment, setting, showSettings } from '../settings.ts';
import { browserType, type Engine, engine } from './engine.ts';
import { launchOptions } from './launch.ts';
import { type Place, passOn, pathSetting, places, startedPlace } from './places.ts';

/** Debian's packages. Playwright cannot drive that of WebKit. */
const PACKAGES: Record<Engine, readonly string[]> = {
  chromium: ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr', 'firefox'],
  webkit: [],
};

/** The command lines that may install a browser, in the order in which they are tried. */
function installations(): string[] {
  const packages = process.getuid?.() === 0 ? PACKAGES[engine()] : [];
  const install = 'apt-get install --yes --no-install-recommends fonts-dejavu-core';
  return [
    `playwright install ${engine()}`,
    ...packages.map((name) => `apt-get update && ${install} ${name}`),
  ];
}

/**
 * The first place whose browser starts.
 *
 * @throws Error if that of the user's setting does not
 */
async function find(): Promise<Place | undefined> {
  for (const place of places()) {
    try {
      await (await browserType().launch(launchOptions(undefined, place))).close();
      return place;
    } catch (error) {
      const path = setting(pathSetting());
      const [reason] = String(error).split('\n');
      if (path)
        throw new Error(`${pathSetting()} cannot be used: ${path} does not start: ${reason}`);
    }
  }
  return undefined;
}

async function findOrInstall(): Promise<Place> {
  const found = await find();
  if (found) return found;
  for (const command of installations()) {
    console.error(`Installing a browser: ${command}`);
    const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
    spawnSync(command, { shell: true, stdio: ['ignore', 2, 2], env });
    const installed = await find();
    if (installed) return installed;
  }
  throw new Error(
    `No ${engine()} starts here, and none could be installed: install one, or set ${pathSetting()} to its executable`,
  );
}

/**
 * Finds a working browser for the engine of this run, or installs one, unless the parent process has done
 * so. It has to be the one that the user has set.
 *
 * @throws Error if there is none
 */
export async function expectBrowser(): Promise<void> {
  showSettings();
  if (!startedPlace()) passOn(await findOrInstall());
}

/** As `expectBrowser`; without a browser it ends the process with an error message. */
export async function provideBrowser(): Promise<void> {
  await expectBrowser().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
