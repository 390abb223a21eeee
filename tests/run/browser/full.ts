import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { fullBrowser } from './candidates.ts';
import { launchOptions } from './launch.ts';

/** A browser with tabs and a back/forward cache, configured as users have it. */
export interface FullBrowser {
  /** The context that its tabs open in. */
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Starts a full browser. Playwright's own launch keeps every tab visible and turns the back/forward cache
 * off, so the browser starts without its flags.
 *
 * @throws Error if only a headless shell is installed, or the browser does not start
 */
export async function launchFull(): Promise<FullBrowser> {
  const path = fullBrowser();
  if (!path) throw new Error('This needs a full Chrome or Chromium: install one');
  const { args = [] } = launchOptions({}, path);
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
    await once(chrome, 'spawn');
    const address = await new Promise<string>((found, failed) => {
      createInterface(chrome.stderr).on('line', (line) => {
        const [, url] = /^DevTools listening on (\S+)$/.exec(line) ?? [];
        if (url) found(url);
      });
      chrome.once('exit', () => failed(new Error(`${path} ended as soon as it was started`)));
    });
    const browser = await chromium.connectOverCDP(address, { noDefaults: true });
    const [context] = browser.contexts() as [BrowserContext];
    const close = async () => {
      await browser.close();
      await end();
    };
    return { context, close };
  } catch (error) {
    await end();
    throw error;
  }
}
