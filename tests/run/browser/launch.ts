import querystring from 'node:querystring';
import type { Browser, BrowserContextOptions, LaunchOptions } from '@playwright/test';
import { setting } from '../settings.ts';
import { browserType, type Engine, engine } from './engine.ts';
import { type Place, places, startedPlace } from './places.ts';

/** Time-out for starting a browser, in ms; generous, because several may start at once. */
const START_MS = 180_000;

/** How the test browser differs from a user's. */
export interface Differences {
  /** Without smooth scrolling, which the fake clock does not control. */
  readonly scrollsAtOnce?: boolean;
  /**
   * Without a limit of the frame rate, with one renderer for the pages of a context, and without optimising
   * compilers, which cost a test more time than they save.
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
 * The options of each engine. Playwright disables Chromium's sandbox, which root cannot use. The browser
 * itself must not use the network.
 */
const OPTIONS: Record<Engine, (how: Differences) => LaunchOptions> = {
  chromium: ({ scrollsAtOnce, isQuick }) => ({
    args: [
      '--disable-background-networking',
      ...(scrollsAtOnce ? ['--disable-smooth-scrolling'] : []),
      ...(isQuick ? QUICK_CHROMIUM : []),
    ],
  }),
  firefox: ({ scrollsAtOnce, isQuick }) => ({
    firefoxUserPrefs: {
      // As in Chromium: going back loads the page again.
      'browser.sessionhistory.max_total_viewers': 0,
      // Keys scroll in the page's own thread; another thread would do so at an unknown time.
      ...(scrollsAtOnce && { 'general.smoothScroll': false, 'apz.keyboard.enabled': false }),
      // With 0, no limit, `scrollend` after a key often comes before the page has moved.
      ...(isQuick && { 'layout.frame_rate': 1_000 }),
      // A wheel event in the content process would scroll without `scrollend`.
      'remote.events.async.wheel.enabled': true,
    },
  }),
  webkit: () => ({}),
};

/** The launch options of a test; by default those of the examples. */
export function launchOptions(
  how: Differences = { scrollsAtOnce: true, isQuick: true },
  place: Place | undefined = startedPlace() ?? places()[0],
): LaunchOptions {
  return { timeout: START_MS, ...place, ...OPTIONS[engine()](how) };
}

/** Connects to the watcher's browser, or launches a browser. */
export function openBrowser(): Promise<Browser> {
  const server = setting('SPEC_BROWSER_SERVER');
  return server ? browserType().connect(server) : browserType().launch(launchOptions());
}

/** How a page is reached whose address is given. */
export type Access = Pick<BrowserContextOptions, 'httpCredentials' | 'ignoreHTTPSErrors'>;

/** What a browser needs for the page at an address: the credentials in it, and whether any certificate fits. */
export function accessTo(address: string): Access {
  const { origin, username, password } = new URL(address);
  // Unlike `decodeURIComponent`, it leaves a lone % as it is.
  const { unescape: decoded } = querystring;
  const httpCredentials = { origin, username: decoded(username), password: decoded(password) };
  return {
    ...((username || password) && { httpCredentials }),
    ignoreHTTPSErrors: Boolean(setting('SPEC_INSECURE')),
  };
}
