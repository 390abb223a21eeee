/** The browser engine of a run: chosen by `--browser` or the setting `SPEC_BROWSER`. */
import { parseArgs } from 'node:util';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { change, ENGINES, type SettingName, setting } from '../settings.ts';

export type Engine = (typeof ENGINES)[number];

const TYPES: Record<Engine, BrowserType> = { chromium, firefox, webkit };

/** The setting with the path of an engine's browser. */
export const PATH_SETTINGS = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_PATH',
} as const satisfies Record<Engine, SettingName>;

/** The engine of this run. */
export function engine(): Engine {
  return setting('SPEC_BROWSER') as Engine;
}

/** Playwright's launcher for the engine of this run. */
export function browserType(): BrowserType {
  return TYPES[engine()];
}

/** The path of a report of this run; outside Chromium it has the engine's name. */
export function reportName(name: string, extension = ''): string {
  return `reports/${name}${engine() === 'chromium' ? '' : `-${engine()}`}${extension}`;
}

/**
 * Sets the engine of this run to the one in the argument `--browser`. An unknown name ends the process.
 *
 * @param more names that are no engines, but accepted
 * @returns the other arguments, and the name
 */
export function takeEngine(args: readonly string[], more: readonly string[] = []) {
  const { tokens } = parseArgs({
    args: [...args],
    options: { browser: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const option = tokens.find((each) => each.kind === 'option' && each.name === 'browser');
  if (option?.kind !== 'option') return { rest: [...args] };
  const { index, value: name = '', inlineValue } = option;
  const names = [...ENGINES, ...more];
  if (!names.includes(name)) {
    console.error(`There is no browser "${name}": the browsers are ${names.join(', ')}`);
    process.exit(1);
  }
  if (!more.includes(name)) change({ SPEC_BROWSER: name });
  return { name, rest: args.toSpliced(index, inlineValue ? 1 : 2) };
}
