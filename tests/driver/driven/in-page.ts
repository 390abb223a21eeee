import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { InPageDriver } from '../in-page/driver.ts';
import type { InPage } from '../judged-window.ts';

const [script] = buildSync({
  entryPoints: [fileURLToPath(new URL('../in-page/driver.ts', import.meta.url))],
  bundle: true,
  // What the fake timers ask of Node alone.
  external: ['util', 'timers', 'timers/promises', 'perf_hooks'],
  minify: true,
  write: false,
  logLevel: 'error',
}).outputFiles;

/** The driver's part in the page, to be run before the page's own scripts. */
export const IN_PAGE = script?.text as string;

/** A call of the driver's part in the page, for a script. */
export function callOf<Name extends keyof InPageDriver>(
  name: Name,
  ...given: Parameters<InPageDriver[Name]>
): string {
  return `window[Symbol.for('driver')].${name}(...${JSON.stringify(given)})`;
}

/** Calls the driver's part in a page. */
export function inPageOf(page: Page): InPage {
  return async (name, ...given) => {
    // As text: in pieces, what is read of a table takes three times as long.
    const text = await page.evaluate(
      async ([method, args]) => {
        const driver = Reflect.get(window, Symbol.for('driver'));
        return JSON.stringify(await driver[method](...args));
      },
      [name, given] as const,
    );
    return text === undefined ? undefined : JSON.parse(text);
  };
}
