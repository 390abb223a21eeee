/** Finds or installs a browser for the engine of this run, and launches it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, LaunchOptions } from '@playwright/test';
import { run } from '../command.ts';
import { showWhile } from '../progress/progress.ts';
import { change, environment, hasParent, Refusal, type SettingName, setting } from '../settings.ts';
import { engine } from './engine.ts';
import { browserType, type Differences, engineFacts } from './engine-facts.ts';

/** The setting with the path or the channel of the engine's browser. */
const pathSetting = () => `${engine().toUpperCase()}_PATH` as SettingName;

const isHeaded = () => Boolean(setting('SPEC_HEADED'));

/** Paths of a command in `PATH`. */
const which = (command: string): string[] =>
  (environment().PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .filter(existsSync);

/** Where a browser may be, a path or a channel: what the setting says, or all others. */
function places(): string[] {
  const place = setting(pathSetting());
  if (place) return [place];
  const { type, channels, commands } = engineFacts();
  const [download = '', ...installed] = channels;
  const isDownloaded = existsSync(type.executablePath());
  const all = [...(isDownloaded ? [download] : []), ...commands.flatMap(which), ...installed];
  return isHeaded() ? all.map((place) => place.replace(/-headless-shell$/, '')) : all;
}

function placeOptions(place: string): LaunchOptions {
  if (!/[\\/]/.test(place)) return { channel: place };
  // An installed Firefox supports WebDriver BiDi only.
  const isBidi = engine() === 'firefox' && place !== browserType().executablePath();
  return { executablePath: place, ...(isBidi && { channel: 'moz-firefox' }) };
}

/** The launch options of a test; by default those of the examples. */
export function launchOptions(
  how: Differences = { scrollsAtOnce: true, isQuick: true },
  [place] = places(),
): LaunchOptions {
  return {
    headless: !isHeaded(),
    ...(place && placeOptions(place)),
    ...engineFacts().options(how),
  };
}

/** The first place whose browser starts; throws Refusal if that of the user's setting does not. */
async function find(): Promise<string | undefined> {
  for (const place of places()) {
    try {
      await (await browserType().launch(launchOptions({}, [place]))).close();
      return place;
    } catch (error) {
      const [reason] = String(error).split('\n');
      if (place === setting(pathSetting()))
        throw new Refusal(`${pathSetting()} cannot be used: ${place} does not start: ${reason}`);
    }
  }
  return undefined;
}

/** Installs a browser by Playwright or, as root on Debian, as a package. */
async function install(): Promise<string> {
  const packages = process.getuid?.() === 0 ? engineFacts().commands : [];
  const apt = 'apt-get update && apt-get install --yes --no-install-recommends fonts-dejavu-core';
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const [command, ...args] of [
    ['playwright', 'install', engine()],
    ...packages.map((name) => ['sh', '-c', `${apt} ${name}`]),
  ] as const) {
    console.error(`Installing a browser: ${command} ${args.join(' ')}`);
    // Standard output is for results.
    await run(command, args, { env, onLine: console.error });
    const place = await find();
    if (place) return place;
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
  if (hasParent()) return;
  const { DISPLAY, WAYLAND_DISPLAY } = environment();
  if (isHeaded() && process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
    throw new Refusal('--headed needs a screen: set DISPLAY, or put xvfb-run before the command');
  const place = (await showWhile('browser', find())) ?? (await install());
  change({ [pathSetting()]: place });
}

/** Launches a browser for the examples. */
export const openBrowser = (): Promise<Browser> => browserType().launch(launchOptions());
