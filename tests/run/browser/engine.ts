/** The browser engine of a run: chosen by `--browser` or the setting `SPEC_BROWSER`. */
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { refuse } from '../command-line.ts';
import { change, ENGINES, setting } from '../settings.ts';

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
 * Sets the engine of this run, if there is a name. An unknown one ends the process.
 *
 * @param more names that are no engines, but accepted
 */
export function setEngine(name: string | undefined, more: readonly string[] = []): void {
  if (name === undefined || more.includes(name)) return;
  const names: readonly string[] = [...ENGINES, ...more];
  if (!names.includes(name))
    refuse(`There is no browser "${name}": the browsers are ${names.join(', ')}`);
  change({ SPEC_BROWSER: name });
}
