import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { candidates } from './candidates.ts';

/** Time limit for starting a browser, in ms: generous, because several may start at once. */
const START_MS = 180_000;

/** The page scrolls at once: the held clock does not stop smooth scrolling. */
export const SCROLLS_AT_ONCE = '--disable-smooth-scrolling';

/**
 * Frames come as fast as they can, the pages of a context share a renderer, and their scripts are not
 * optimised: no test runs for so long that it would save more time than it costs.
 */
const QUICK = [
  SCROLLS_AT_ONCE,
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
  '--process-per-site',
  '--js-flags=--no-opt --no-maglev',
];

/**
 * The launch options of all tests. Playwright disables the sandbox, which root cannot use; the browser
 * itself is kept off the network.
 *
 * @param flags in what else the browser differs from that of readers
 */
export function launchOptions(
  path = candidates().find((each) => each.path)?.path,
  flags: readonly string[] = QUICK,
): LaunchOptions {
  return {
    timeout: START_MS,
    args: ['--disable-background-networking', ...flags],
    ...(path !== undefined && { executablePath: path }),
  };
}

/** The browser that the watcher keeps at `BROWSER_SERVER`, or else one of its own. */
export function openBrowser(): Promise<Browser> {
  const { BROWSER_SERVER } = process.env;
  return BROWSER_SERVER ? chromium.connect(BROWSER_SERVER) : chromium.launch(launchOptions());
}
