import type { Browser, LaunchOptions } from '@playwright/test';
import { setting } from '../settings.ts';
import { candidates, download } from './candidates.ts';
import { browserType, type Engine, engine } from './engine.ts';

/** Time limit for starting a browser, in ms: generous, because several may start at once. */
const START_MS = 180_000;

/** In what else the browser differs from that of readers. */
export interface Differences {
  /** The page scrolls at once: the held clock does not stop smooth scrolling. */
  readonly scrollsAtOnce?: boolean;
  /**
   * Frames come as fast as they can, the pages of a context share a renderer, and their scripts are
   * not optimised: no test runs for so long that it would save more time than it costs.
   */
  readonly isQuick?: boolean;
}

const QUICK_CHROMIUM = [
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
  '--process-per-site',
  '--js-flags=--no-opt --no-maglev',
];

/**
 * An engine's own options. Playwright disables Chromium's sandbox, which root cannot use; the browser
 * itself is kept off the network.
 */
const OPTIONS: Record<Engine, (path: string | undefined, how: Differences) => LaunchOptions> = {
  chromium: (_, { scrollsAtOnce, isQuick }) => ({
    args: [
      '--disable-background-networking',
      ...(scrollsAtOnce ? ['--disable-smooth-scrolling'] : []),
      ...(isQuick ? QUICK_CHROMIUM : []),
    ],
  }),
  firefox: (path, { scrollsAtOnce, isQuick }) => ({
    // An installed Firefox speaks WebDriver BiDi alone.
    ...(path !== undefined && path !== download() && { channel: 'moz-firefox' }),
    firefoxUserPrefs: {
      // As in Chromium here: whoever comes back finds the page loaded again.
      'browser.sessionhistory.max_total_viewers': 0,
      // By the page's own thread: another one scrolls later, and nobody knows when.
      ...(scrollsAtOnce && { 'general.smoothScroll': false, 'apz.keyboard.enabled': false }),
      // With 0, as soon as they can, a key's `scrollend` often comes before the page has moved.
      ...(isQuick && { 'layout.frame_rate': 1_000 }),
      // Turned in the page alone, a wheel's scroll never ends.
      'remote.events.async.wheel.enabled': true,
    },
  }),
  webkit: () => ({}),
};

/** The launch options of a test: those of the examples, unless `how` says otherwise. */
export function launchOptions(
  how: Differences = { scrollsAtOnce: true, isQuick: true },
  path = candidates().find((each) => each.path)?.path,
): LaunchOptions {
  return {
    timeout: START_MS,
    ...(path !== undefined && { executablePath: path }),
    ...OPTIONS[engine()](path, how),
  };
}

/** The browser that the watcher keeps at `BROWSER_SERVER`, or else one of its own. */
export function openBrowser(): Promise<Browser> {
  const server = setting('BROWSER_SERVER');
  return server ? browserType().connect(server) : browserType().launch(launchOptions());
}
