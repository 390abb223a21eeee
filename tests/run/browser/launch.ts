import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import querystring from 'node:querystring';
import type { Browser, BrowserContextOptions, LaunchOptions } from '@playwright/test';
import { environment, setting } from '../settings.ts';
import { browserType, type Engine, engine } from './engine.ts';

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

/** Playwright's channels: its own download, then an installed browser; it cannot drive an installed WebKit. */
const CHANNELS: Record<Engine, readonly string[]> = {
  // The headless shell opens a page in half the time of a full browser.
  chromium: ['chromium-headless-shell', 'chrome'],
  firefox: ['firefox', 'moz-firefox'],
  webkit: ['webkit'],
};

/** Commands of installed browsers, which are the names of Debian's packages, too. */
export const COMMANDS: Record<Engine, readonly string[]> = {
  chromium: ['chromium-headless-shell', 'chromium'],
  firefox: ['firefox-esr', 'firefox'],
  webkit: [],
};

/** The setting with the path or the channel of the engine's browser. */
export const pathSetting = () => `${engine().toUpperCase()}_PATH` as `${Uppercase<Engine>}_PATH`;

/** Paths of a command in `PATH`. */
export const which = (command: string): string[] =>
  (environment().PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .filter(existsSync);

/** Where a browser may be, a path or a channel: what the setting says, or all others. */
export function places(): string[] {
  const place = setting(pathSetting());
  if (place) return [place];
  const [download = '', ...installed] = CHANNELS[engine()];
  const isDownloaded = existsSync(browserType().executablePath());
  return [...(isDownloaded ? [download] : []), ...COMMANDS[engine()].flatMap(which), ...installed];
}

function placeOptions(place: string): LaunchOptions {
  if (!/[\\/]/.test(place)) return { channel: place };
  // An installed Firefox supports WebDriver BiDi only.
  const isBidi = engine() === 'firefox' && place !== browserType().executablePath();
  return { executablePath: place, ...(isBidi && { channel: 'moz-firefox' }) };
}

/** The launch options of a test; by default those of the examples. */
export function launchOptions(
  how: Differences = { scrollsAtOnce: true, isQuick: true },
  [place] = places(),
): LaunchOptions {
  return { timeout: START_MS, ...(place && placeOptions(place)), ...OPTIONS[engine()](how) };
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
