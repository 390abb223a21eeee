import type { LaunchOptions } from '@playwright/test';
import { candidates } from './candidates.ts';

/**
 * How every test starts its browser. Playwright starts it without the sandbox, which root could
 * not use; the flags keep the browser itself off the network, and have it scroll at once: a smooth
 * scroll takes time that no clock of ours holds.
 */
export function launchOptions(path = candidates().find((each) => each.path)?.path): LaunchOptions {
  return {
    args: ['--disable-background-networking', '--disable-smooth-scrolling'],
    ...(path !== undefined && { executablePath: path }),
  };
}
