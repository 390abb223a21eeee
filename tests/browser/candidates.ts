/** Where a Chromium may be installed already, in the order in which the places are tried. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Candidate {
  /** The place's name in messages. */
  readonly name: string;
  /** Path of the executable; `undefined` if there is none. */
  readonly path: string | undefined;
}

// The headless shell first: it opens a page in half the time of a full browser.
const COMMANDS = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
];

/** Path of a command in `PATH`, or `undefined`. */
export function which(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(existsSync);
}

/** Path of an installed browser with tabs, not a headless shell, or `undefined`. */
export function fullBrowser(): string | undefined {
  const named = [process.env.CHROMIUM_PATH, ...COMMANDS.map(which), ...APPLICATIONS];
  return named.find((path) => path && !/headless[-_]shell/.test(path) && existsSync(path));
}

/** The places to try before a browser is installed. */
export function candidates(): Candidate[] {
  const download = chromium.executablePath();
  return [
    { name: 'CHROMIUM_PATH', path: process.env.CHROMIUM_PATH },
    { name: "Playwright's own download", path: existsSync(download) ? download : undefined },
    {
      name: 'an installed Chrome or Chromium',
      path: COMMANDS.map(which).find(Boolean) ?? APPLICATIONS.find(existsSync),
    },
  ];
}
