/** How Playwright finds and launches each engine. */
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { engine } from './engine.ts';

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

interface EngineFacts {
  readonly type: BrowserType;
  /** Playwright's channels: its own download, then an installed browser. */
  readonly channels: readonly string[];
  /** Commands of installed browsers, which are the names of Debian's packages, too. */
  readonly commands: readonly string[];
  options(how: Differences): LaunchOptions;
}

const FACTS: Record<ReturnType<typeof engine>, EngineFacts> = {
  chromium: {
    type: chromium,
    // The headless shell opens a page in half the time of a full browser.
    channels: ['chromium-headless-shell', 'chrome'],
    commands: ['chromium-headless-shell', 'chromium'],
    // Playwright disables the sandbox, which root cannot use. The browser itself must not use the network.
    options: ({ scrollsAtOnce, isQuick }) => ({
      args: [
        '--disable-background-networking',
        ...(scrollsAtOnce ? ['--disable-smooth-scrolling'] : []),
        ...(isQuick ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : []),
        ...(isQuick ? ['--process-per-site', '--js-flags=--no-opt --no-maglev'] : []),
      ],
    }),
  },
  firefox: {
    type: firefox,
    channels: ['firefox', 'moz-firefox'],
    commands: ['firefox-esr', 'firefox'],
    options: ({ scrollsAtOnce, isQuick }) => ({
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
  },
  // Playwright cannot drive an installed one.
  webkit: { type: webkit, channels: ['webkit'], commands: [], options: () => ({}) },
};

/** Where to find the engine of this run, and how to launch it. */
export const engineFacts = (): EngineFacts => FACTS[engine()];

/** Playwright's launcher for the engine of this run. */
export const browserType = (): BrowserType => engineFacts().type;
