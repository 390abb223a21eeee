/** Places where a browser may be installed, in the order in which they are tried. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setting, systemVariable } from '../settings.ts';
import { browserType, type Engine, engine, PATH_SETTINGS } from './engine.ts';

export interface Candidate {
  /** Name of the place in messages. */
  readonly name: string;
  /** Path of the executable; `undefined` if there is none. */
  readonly path: string | undefined;
}

/** Commands of installed browsers. Playwright cannot drive an installed WebKit. */
const COMMANDS: Record<Engine, readonly string[]> = {
  // The headless shell opens a page in half the time of a full browser.
  chromium: [
    'chromium-headless-shell',
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'chrome',
  ],
  firefox: ['firefox', 'firefox-esr'],
  webkit: [],
};

const onWindows = (...path: readonly string[]) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(systemVariable(name) ?? '', ...path),
  );

const APPLICATIONS: Record<Engine, readonly string[]> = {
  chromium: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...onWindows('Google', 'Chrome', 'Application', 'chrome.exe'),
  ],
  firefox: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...onWindows('Mozilla Firefox', 'firefox.exe'),
  ],
  webkit: [],
};

/** Path of a command in `PATH`, or `undefined`. */
export function which(command: string): string | undefined {
  return (systemVariable('PATH') ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(existsSync);
}

/** Path of an installed Chromium with tabs, not a headless shell, or `undefined`. */
export function fullBrowser(): string | undefined {
  const { chromium } = COMMANDS;
  const named = [setting('CHROMIUM_PATH'), ...chromium.map(which), ...APPLICATIONS.chromium];
  return named.find((path) => path && !/headless[-_]shell/.test(path) && existsSync(path));
}

/** Path of the engine's browser that Playwright has downloaded, or `undefined`. */
export function download(): string | undefined {
  const path = browserType().executablePath();
  return existsSync(path) ? path : undefined;
}

/** The places to try before a browser is installed. */
export function candidates(): Candidate[] {
  const variable = PATH_SETTINGS[engine()];
  return [
    { name: variable, path: setting(variable) },
    { name: "Playwright's own download", path: download() },
    {
      name: 'an installed browser',
      path: COMMANDS[engine()].map(which).find(Boolean) ?? APPLICATIONS[engine()].find(existsSync),
    },
  ];
}
