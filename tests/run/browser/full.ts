import { type BrowserContext, chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { fullBrowser } from './candidates.ts';
import { launchOptions } from './launch.ts';

/** A browser with tabs and a page cache, configured as users have it. */
export interface FullBrowser {
  /** The context that its tabs open in. */
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Starts a full browser. Playwright's own launch keeps every tab visible and turns the page cache
 * off, so the browser starts without its flags.
 *
 * @throws Error if only a headless shell is installed, or the browser does not start
 */
export async function launchFull(): Promise<FullBrowser> {
  const chromePath = fullBrowser();
  if (!chromePath) throw new Error('This needs a full Chrome or Chromium: install one');
  const { args = [] } = launchOptions({}, chromePath);
  const chrome = await launch({
    chromePath,
    // Its default flags keep hidden tabs running.
    ignoreDefaultFlags: true,
    chromeFlags: [...args, '--headless=new', '--no-first-run', '--no-sandbox'],
  });
  try {
    const address = `http://127.0.0.1:${chrome.port}`;
    const browser = await chromium.connectOverCDP(address, { noDefaults: true });
    const [context] = browser.contexts() as [BrowserContext];
    const close = async () => {
      await browser.close();
      chrome.kill();
    };
    return { context, close };
  } catch (error) {
    chrome.kill();
    throw error;
  }
}
