import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { WINDOW } from '../../tests/driver/judged-window.ts';
import { bePatient } from '../../tests/driver/patience.ts';

const SCREEN = { width: 1920, height: 1080 };

interface Shared {
  readonly context: BrowserContext;
  readonly origin: string;
  /** An empty page that keeps the renderer of the origin alive for the next example. */
  readonly anchor: Page;
  readonly session: CDPSession;
}

/** The browser context that the examples of one process share, each with a page of its own. */
export class SharedContext {
  private shared: Shared | undefined;

  constructor(private readonly browser: Browser) {}

  /** A page for an example that opens pages of the origin of `url`. */
  async borrow(url: string): Promise<Page> {
    const { origin } = new URL(url);
    if (this.shared?.origin !== origin) {
      await this.shared?.context.close();
      this.shared = await this.open(origin);
    }
    const { context, anchor } = this.shared;
    // Opened by the anchor, a page needs no renderer of its own.
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      anchor.evaluate(() => void window.open('about:blank', '_blank', 'noopener')),
    ]);
    return page;
  }

  /** Takes it back after an example, as it was before; it is not used again unless `isWell`. */
  async giveBack(isWell: boolean): Promise<void> {
    if (!this.shared) return;
    const { context, anchor, session, origin } = this.shared;
    if (!isWell) {
      this.shared = undefined;
      return context.close();
    }
    await context.setOffline(false);
    for (const page of context.pages()) if (page !== anchor) await page.close();
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }

  private async open(origin: string): Promise<Shared> {
    const context = await this.browser.newContext({ viewport: WINDOW, screen: SCREEN });
    bePatient(context);
    const anchor = await context.newPage();
    // Answered here: what the judged server would say is not known, and Chrome shows no empty 404.
    await anchor.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await anchor.goto(origin);
    await anchor.unrouteAll();
    return { context, origin, anchor, session: await context.newCDPSession(anchor) };
  }
}
