import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from '@playwright/test';
import { Refusal, setting } from '../settings.ts';
import { launchOptions, which } from './launch.ts';

/**
 * Starts a browser with tabs and a back/forward cache, configured as users have it. Playwright's own launch
 * keeps every tab visible and turns that cache off, so the browser starts without its flags.
 *
 * @returns the context that its tabs open in, and what ends it
 * @throws Refusal if only a headless shell is installed
 */
export async function launchFull() {
  const path = [setting('CHROMIUM_PATH') ?? '', ...['google-chrome', 'chromium'].flatMap(which)]
    .filter(existsSync)
    .find((each) => !/headless[-_]shell/.test(each));
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
