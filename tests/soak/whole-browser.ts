import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { wholeBrowser } from '../browser/candidates.ts';
import { launchOptions } from '../browser/launch.ts';

/** A browser with tabs and a page cache, left as it is for people. */
export interface WholeBrowser {
  readonly browser: Browser;
  /** Where its tabs are opened. */
  readonly context: BrowserContext;
  close(): Promise<void>;
}

const FLAGS = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', '--no-sandbox'];

/**
 * Starts a whole browser. Playwright's own launch makes every tab a visible one and does without
 * the page cache.
 *
 * @throws Error where the only browser is one without tabs
 */
export async function launchWhole(): Promise<WholeBrowser> {
  const installed = wholeBrowser();
  if (!installed) throw new Error('This needs a whole Chrome or Chromium: install one');
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  const { args = [] } = launchOptions(installed);
  const child = spawn(installed, [...args, ...FLAGS, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((found, fail) => {
    let said = '';
    child.once('exit', () => fail(new Error(`${installed} does not start: ${said}`)));
    child.stderr.on('data', (data) => {
      said += data;
      const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (url) found(url);
    });
  });
  const browser = await chromium.connectOverCDP(address, { noDefaults: true });
  const [context] = browser.contexts() as [BrowserContext];
  const close = async () => {
    await browser.close();
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { browser, context, close };
}
