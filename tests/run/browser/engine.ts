/** The browser engines that a run can be made in. */

import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { type SettingName, setting } from '../settings.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

const TYPES: Record<Engine, BrowserType> = { chromium, firefox, webkit };

/** The environment variable that gives the path of an engine's browser. */
export const PATH_SETTINGS = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_PATH',
} as const satisfies Record<Engine, SettingName>;

/**
 * The engine of this run: `BROWSER`, or else Chromium. Other programs have a variable of that name, too:
 * what names no engine is theirs.
 */
export function engine(): Engine {
  return ENGINES.find((name) => name === setting('BROWSER')) ?? 'chromium';
}

/** What starts browsers of the engine of this run. */
export function browserType(): BrowserType {
  return TYPES[engine()];
}
