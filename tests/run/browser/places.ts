/** Places where a browser of the engine may be. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { change, setting, systemVariable } from '../settings.ts';
import { browserType, type Engine, engine } from './engine.ts';

/** A path or one of Playwright's channels; empty for Playwright's own download. */
export type Place = Pick<LaunchOptions, 'executablePath' | 'channel'>;

/** Commands and channels of installed browsers. Playwright cannot drive an installed WebKit. */
const INSTALLED: Record<Engine, { commands: string[]; channels: string[] }> = {
  // The headless shell opens a page in half the time of a full browser.
  chromium: { commands: ['chromium-headless-shell', 'chromium'], channels: ['chrome'] },
  firefox: { commands: ['firefox', 'firefox-esr'], channels: ['moz-firefox'] },
  webkit: { commands: [], channels: [] },
};

/** The setting with the path of the engine's browser. */
export const pathSetting = () => `${engine().toUpperCase()}_PATH` as `${Uppercase<Engine>}_PATH`;

/** Paths of a command in `PATH`. */
export const which = (command: string): string[] =>
  (systemVariable('PATH') ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .filter(existsSync);

/** The places to try, the one that the user has set or all others. */
export function places(): Place[] {
  const download = browserType().executablePath();
  const at = (executablePath: string): Place => ({
    executablePath,
    // An installed Firefox supports WebDriver BiDi only.
    ...(engine() === 'firefox' && executablePath !== download && { channel: 'moz-firefox' }),
  });
  const path = setting(pathSetting());
  if (path) return [at(path)];
  const { commands, channels } = INSTALLED[engine()];
  return [
    ...(existsSync(download) ? [{}] : []),
    ...commands.flatMap(which).map(at),
    ...channels.map((channel) => ({ channel })),
  ];
}

/** The places of browsers that are known to start. */
const startedPlaces = (): Partial<Record<Engine, Place>> =>
  JSON.parse(setting('SPEC_STARTED_BROWSERS') ?? '{}');

/** The place of a browser that is known to start and that the user's setting allows. */
export function startedPlace(): Place | undefined {
  const path = setting(pathSetting());
  const place = startedPlaces()[engine()];
  return path && place?.executablePath !== path ? undefined : place;
}

/** Passes on, to this process and those that it starts, that a browser starts. */
export const passOn = (place: Place): void =>
  change({ SPEC_STARTED_BROWSERS: JSON.stringify({ ...startedPlaces(), [engine()]: place }) });
