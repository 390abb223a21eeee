/** Where a Chromium may already stand, in the order in which they are tried. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Candidate {
  /** What a person calls this place. */
  readonly name: string;
  /** Path of the executable, where there is one. */
  readonly path: string | undefined;
}

// The shell first: without the windows of a whole browser a page opens in half the time.
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

/** Path of a program that the shell would find, or `undefined`. */
export function which(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(existsSync);
}

/** Path of a browser with windows and tabs, where one is found. */
export function fullBrowser(): string | undefined {
  const named = [process.env.CHROMIUM_PATH, ...COMMANDS.map(which), ...APPLICATIONS];
  return named.find((path) => path && !/headless[-_]shell/.test(path) && existsSync(path));
}

/** The places where a browser is looked for before one is installed. */
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
