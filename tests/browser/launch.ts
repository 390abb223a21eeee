import type { LaunchOptions } from '@playwright/test';
import { candidates } from './candidates.ts';

/** Time limit for starting a browser, in ms: generous, because several may start at once. */
const START_MS = 180_000;

/**
 * The launch options of all tests. Playwright disables the sandbox, which root cannot use. The flags
 * keep the browser itself off the network, make frames come as fast as they can, let the pages of a
 * context share a renderer, and turn smooth scrolling off: the held clock does not stop it.
 *
 * @param scrolling 'smooth' to scroll as for readers, with many events and then an end
 */
export function launchOptions(
  path = candidates().find((each) => each.path)?.path,
  scrolling: 'at once' | 'smooth' = 'at once',
): LaunchOptions {
  return {
    timeout: START_MS,
    args: [
      '--disable-background-networking',
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
      '--process-per-site',
      ...(scrolling === 'at once' ? ['--disable-smooth-scrolling'] : []),
    ],
    ...(path !== undefined && { executablePath: path }),
  };
}
