/** The browser engine of a run: chosen by `--browser` or the setting `SPEC_BROWSER`. */
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { change, type ENGINES, Refusal, setting } from '../settings.ts';

export type Engine = (typeof ENGINES)[number];

const TYPES: Record<Engine, BrowserType> = { chromium, firefox, webkit };

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
 * Sets the engine of this run, if there is a name.
 *
 * @throws Refusal if it is unknown
 */
export function setEngine(name: string | undefined): void {
  if (name !== undefined && !(name in TYPES))
    throw new Refusal(`Unknown browser "${name}". Choose chromium, firefox or webkit`);
  if (name !== undefined) change({ SPEC_BROWSER: name });
}
