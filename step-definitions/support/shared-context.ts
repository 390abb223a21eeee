import type { Browser, Page } from '@playwright/test';
import { IN_PAGE, inPageOf } from '../../tests/driver/driven/in-page.ts';
import { WINDOW } from '../../tests/driver/judged-window.ts';
import { TIMEOUT_MS } from '../../tests/driver/time-outs.ts';
import { type Access, accessTo } from '../../tests/run/browser/launch.ts';
import type { ServedPage } from '../../tests/run/serve.ts';
import { setting, withoutCredentials } from '../../tests/run/settings.ts';

const SCREEN = { width: 1920, height: 1080 };

/** A page with its address, without credentials, and what a browser needs to open it. */
export type JudgedPage = ServedPage & { readonly access: Access };

/**
 * The page to judge: the one at `SPEC_BASE_URL`, or else this project's own: at `ownPage`, or its last build,
 * served here.
 */
export async function judgedPage(ownPage?: string): Promise<JudgedPage> {
  const address = setting('SPEC_BASE_URL') || ownPage;
  if (address)
    return { url: withoutCredentials(address), access: accessTo(address), close: async () => {} };
  const { serve } = await import('../../tests/run/serve.ts');
  return { ...(await serve()), access: {} };
}

/** The browser context that the examples of one process share, each with a page of its own. */
export class SharedContext {
  /** An empty page that keeps the renderer of its origin alive for the next example. */
  private anchor: Page | undefined;
  private origin = '';

  constructor(private readonly browser: Browser) {}

  /** A page for an example that opens pages of the judged page's origin. */
  async borrow({ url, access }: JudgedPage): Promise<Page> {
    const { origin } = new URL(url);
    if (origin !== this.origin) await this.close();
    this.origin = origin;
    this.anchor ??= await this.open(access);
    // Opened by the anchor, a page needs no renderer of its own.
    const [page] = await Promise.all([
      this.anchor.context().waitForEvent('page'),
      this.anchor.evaluate(() => void window.open('about:blank', '_blank', 'noopener')),
    ]);
    return page;
  }

  /** Resets the context after an example, or closes it unless `isOk`. */
  async reset(isOk: boolean): Promise<void> {
    const { anchor } = this;
    if (!isOk || !anchor) return this.close();
    const context = anchor.context();
    await context.setOffline(false);
    for (const page of context.pages()) if (page !== anchor) await page.close();
    await context.clearCookies();
    await inPageOf(anchor).removeStored();
  }

  private async close(): Promise<void> {
    const context = this.anchor?.context();
    this.anchor = undefined;
    await context?.close();
  }

  private async open(access: Access): Promise<Page> {
    const context = await this.browser.newContext({ viewport: WINDOW, screen: SCREEN, ...access });
    context.setDefaultTimeout(TIMEOUT_MS.browser);
    const anchor = await context.newPage();
    // Answered here: what the judged server would say is not known, and Chrome shows no empty 404.
    await anchor.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await anchor.goto(this.origin);
    await anchor.unrouteAll();
    await anchor.evaluate(IN_PAGE);
    return anchor;
  }
}
