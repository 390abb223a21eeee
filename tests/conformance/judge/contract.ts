import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { ContactsPage } from '../../driver/contacts-page.ts';
import { DrivenWindow } from '../../driver/driven/window.ts';
import { WINDOW } from '../../driver/judged-window.ts';
import { TIMEOUT_MS } from '../../driver/time-outs.ts';

/** How long a page may take to answer, and to come to rest, in ms. */
const ANSWER_MS = 30_000;
const REST_MS = 10_000;
/** Polling interval for missing parts, in ms. */
const POLL_MS = 100;

/** Resolves after `ms`; does not keep the process running. */
const timeOut = (ms: number) => setTimeout(ms, undefined, { ref: false });

/** Whether two addresses name one page; queries and hashes do not matter. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)];
  const path = ({ pathname }: URL) => pathname.replace(/(?:index\.html)?$/, '');
  return a.origin === b.origin && path(a) === path(b);
}

/** Resolves once the server or the page leads to another page. */
const redirection = (page: Page, address: string): Promise<string> =>
  new Promise((done) => {
    page.on('request', (next) => {
      const isOfPage = next.isNavigationRequest() && next.frame() === page.mainFrame();
      if (isOfPage && !isSamePage(next.url(), address)) done(`it redirects to ${next.url()}`);
    });
  });

/** What the page still lacks once its loading time is up. */
async function missingIn(contacts: ContactsPage): Promise<string[]> {
  const end = performance.now() + TIMEOUT_MS.assertion;
  // Without a table it fails, and the parts say more.
  await contacts.visit(async () => {}).catch(() => {});
  for (;;) {
    const missing = await contacts.inPage.missingParts();
    if (missing.length === 0 || performance.now() > end) return missing;
    await setTimeout(POLL_MS);
  }
}

async function faultOf(page: Page, address: string): Promise<string | undefined> {
  const window = new DrivenWindow(page);
  await window.prepare('installClock');
  const answer = await page.goto(address, { timeout: ANSWER_MS });
  const status = answer?.status() ?? 0;
  if (status >= 400) return `it answers with ${status}`;
  const rested = await Promise.race([window.inPage.isStill(), timeOut(REST_MS)]);
  if (rested === undefined) return `it does not come to rest within ${REST_MS / 1_000} s`;
  const missing = await missingIn(new ContactsPage(window, address));
  return missing.join('; ') || undefined;
}

/**
 * Checks what the suite asks of a page before it can judge it.
 *
 * @returns in a few words why the page cannot be judged, or `undefined` if it can be
 */
export async function contractFault(address: string, browser: Browser) {
  const page = await browser.newPage({ viewport: WINDOW });
  const crashed = new Promise<string>((done) => page.on('crash', () => done('it crashes')));
  try {
    return await Promise.race([redirection(page, address), crashed, faultOf(page, address)]);
  } catch (error) {
    const { message } = error as Error;
    // Firefox says it in its second line.
    const [, reason = ''] = /^Message: (.*)/m.exec(message) ?? /^(.*)/.exec(message) ?? [];
    return `it does not answer: ${reason}`;
  } finally {
    await Promise.race([page.close(), timeOut(ANSWER_MS)]);
  }
}
