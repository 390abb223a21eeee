import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { InPageDriver } from '../in-page/driver.ts';
import { type InPage, inPageBy } from '../judged-window.ts';

const [script] = buildSync({
  entryPoints: [fileURLToPath(new URL('../in-page/driver.ts', import.meta.url))],
  bundle: true,
  // The fake timers import them in Node only.
  external: ['util', 'timers', 'timers/promises', 'perf_hooks'],
  minify: true,
  write: false,
  logLevel: 'error',
}).outputFiles;

/** The script of the in-page driver, to run before the page's own scripts. */
export const IN_PAGE = script?.text as string;

/** The source of a call of the in-page driver. */
export function callOf<Name extends keyof InPageDriver>(
  name: Name,
  ...given: Parameters<InPageDriver[Name]>
): string {
  return `window[Symbol.for('driver')].${name}(...${JSON.stringify(given)})`;
}

/** The in-page driver of a page. */
export function inPageOf(page: Page): InPage {
  return inPageBy(async (name, given) => {
    // As JSON: Playwright's own serialization of a table takes three times as long.
    const text = await page
      .evaluate(
        async ([method, args]) => {
          const driver = Reflect.get(window, Symbol.for('driver'));
          return JSON.stringify(await driver[method](...args));
        },
        [name, given] as const,
      )
      .catch(({ message }: Error) => {
        throw new Error(message.replace(/^page\.evaluate: Error: (.*?)\n {4}at .*/s, '$1'));
      });
    return text === undefined ? undefined : JSON.parse(text);
  });
}
