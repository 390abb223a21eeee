import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type BrowserContext, chromium } from '@playwright/test';
import { wholeBrowser } from '../browser/candidates.ts';
import { launchOptions } from '../browser/launch.ts';

/** A browser with tabs and a page cache, left as it is for people. */
export interface WholeBrowser {
  /** Where its tabs are opened. */
  readonly context: BrowserContext;
  close(): Promise<void>;
}

const FLAGS = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', '--no-sandbox'];

/**
 * Where a browser that starts says that it listens.
 *
 * @throws Error if it ends before it says so
 */
function addressOf(child: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  return new Promise((found, fail) => {
    let said = '';
    child.once('exit', () => fail(new Error(`${child.spawnfile} does not start: ${said}`)));
    child.stderr.on('data', (data) => {
      said += data;
      const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (url) found(url);
    });
  });
}

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
  const { args = [] } = launchOptions(installed, 'smooth');
  const child = spawn(installed, [...args, ...FLAGS, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await addressOf(child);
    const browser = await chromium.connectOverCDP(address, { noDefaults: true });
    const [context] = browser.contexts() as [BrowserContext];
    const close = async () => {
      await browser.close();
      await stop();
    };
    return { context, close };
  } catch (error) {
    await stop();
    throw error;
  }
}
