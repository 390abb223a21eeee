import type { Browser, BrowserContext, Page } from '@playwright/test';
import { IN_PAGE, inPageOf } from '../../tests/driver/driven/in-page.ts';
import { WINDOW } from '../../tests/driver/judged-window.ts';
import { setTimeOuts } from '../../tests/driver/time-outs.ts';
import type { JudgedPage } from './server.ts';

const SCREEN = { width: 1920, height: 1080 };

interface Shared {
  readonly context: BrowserContext;
  readonly origin: string;
  /** An empty page that keeps the renderer of the origin alive for the next example. */
  readonly anchor: Page;
}

/** The browser context that the examples of one process share, each with a page of its own. */
export class SharedContext {
  private shared: Shared | undefined;

  constructor(private readonly browser: Browser) {}

  /** A page for an example that opens pages of the judged page's origin. */
  async borrow({ url, access }: JudgedPage): Promise<Page> {
    const { origin } = new URL(url);
    if (this.shared?.origin !== origin) {
      await this.shared?.context.close();
      this.shared = await this.open(origin, access);
    }
    const { context, anchor } = this.shared;
    // Opened by the anchor, a page needs no renderer of its own.
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      anchor.evaluate(() => void window.open('about:blank', '_blank', 'noopener')),
    ]);
    return page;
  }

  /** Resets the context after an example, or closes it unless `isOk`. */
  async reset(isOk: boolean): Promise<void> {
    if (!this.shared) return;
    const { context, anchor } = this.shared;
    if (!isOk) {
      this.shared = undefined;
      return context.close();
    }
    await context.setOffline(false);
    for (const page of context.pages()) if (page !== anchor) await page.close();
    await context.clearCookies();
    await inPageOf(anchor).removeStored();
  }

  private async open(origin: string, access: JudgedPage['access']): Promise<Shared> {
    const context = await this.browser.newContext({ viewport: WINDOW, screen: SCREEN, ...access });
    setTimeOuts(context);
    const anchor = await context.newPage();
    // Answered here: what the judged server would say is not known, and Chrome shows no empty 404.
    await anchor.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await anchor.goto(origin);
    await anchor.unrouteAll();
    await anchor.evaluate(IN_PAGE);
    return { context, origin, anchor };
  }
}
