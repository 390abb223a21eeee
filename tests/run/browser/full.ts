import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { Refusal, setting } from '../settings.ts';
import { launchOptions, which } from './launch.ts';

/** A browser with tabs and a back/forward cache, configured as users have it. */
export interface FullBrowser {
  /** The context that its tabs open in. */
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** Path of an installed Chromium with tabs, not a headless shell. */
const fullPath = () =>
  [setting('CHROMIUM_PATH') ?? '', ...['google-chrome', 'chromium'].flatMap(which)].find(
    (path) => path && !/headless[-_]shell/.test(path),
  );

/**
 * Starts a full browser. Playwright's own launch keeps every tab visible and turns the back/forward cache
 * off, so the browser starts without its flags.
 *
 * @throws Error if only a headless shell is installed, or the browser does not start
 */
export async function launchFull(): Promise<FullBrowser> {
  const path = fullPath();
  if (!path)
    throw new Refusal(
      'npm run soak needs a full Chrome or Chromium, not a headless shell. Install one, or set CHROMIUM_PATH to it',
    );
  const { args = [] } = launchOptions({});
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const flags = ['--headless=new', '--no-first-run', '--no-sandbox', '--remote-debugging-port=0'];
  // Without an address it would open its own page for new tabs, whose requests are in the page's log.
  const all = [...args, ...flags, `--user-data-dir=${profile}`, 'about:blank'];
  const chrome = spawn(path, all, { stdio: ['ignore', 'ignore', 'pipe'] });
  const end = async () => {
    if (chrome.kill()) await once(chrome, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await new Promise<string>((found, failed) => {
      createInterface(chrome.stderr).on('line', (line) => {
        const [, url] = /^DevTools listening on (\S+)$/.exec(line) ?? [];
        if (url) found(url);
      });
      chrome.once('exit', () => failed(new Error(`${path} ended as soon as it was started`)));
    });
    const browser = await chromium.connectOverCDP(address, { noDefaults: true });
    const [context] = browser.contexts() as [BrowserContext];
    return { context, close: () => browser.close().then(end) };
  } catch (error) {
    await end();
    throw error;
  }
}
