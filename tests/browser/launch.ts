import type { LaunchOptions } from '@playwright/test';
import { candidates } from './candidates.ts';

/** How long a browser may take to start, in ms: long, on a machine that is starting several. */
const START_MS = 180_000;

/**
 * How every test starts its browser. Playwright starts it without the sandbox, which root could
 * not use; the flags keep the browser itself off the network, and have it scroll at once: a smooth
 * scroll takes time that no clock of ours holds.
 *
 * @param scrolling 'smooth' where a scroll is to be what readers have: many events, and then an end
 */
export function launchOptions(
  path = candidates().find((each) => each.path)?.path,
  scrolling: 'at once' | 'smooth' = 'at once',
): LaunchOptions {
  return {
    timeout: START_MS,
    args: [
      '--disable-background-networking',
      ...(scrolling === 'at once' ? ['--disable-smooth-scrolling'] : []),
    ],
    ...(path !== undefined && { executablePath: path }),
  };
}
