import type { LaunchOptions } from '@playwright/test';
import { candidates } from './candidates.ts';

/**
 * How every test starts its browser. Playwright starts it without the sandbox, which root could
 * not use; the flag keeps the browser itself off the network.
 */
export function launchOptions(path = candidates().find((each) => each.path)?.path): LaunchOptions {
  return {
    args: ['--disable-background-networking'],
    ...(path !== undefined && { executablePath: path }),
  };
}
