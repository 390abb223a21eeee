import type { Page } from '@playwright/test';
import type { JudgedWindow, Modifier, Place, Size } from '../judged-window.ts';
import { PageLog } from '../page-log.ts';
import { type DrivenBrowser, drivenBrowser, expectAnswer } from './browser.ts';
import { callOf, IN_PAGE, inPageOf } from './in-page.ts';
import { logPage } from './page-log.ts';

/** A window of a browser that Playwright drives. */
export class DrivenWindow implements JudgedWindow {
  readonly inPage;
  readonly log = new PageLog();
  readonly driven: DrivenBrowser;

  constructor(private readonly page: Page) {
    this.inPage = inPageOf(page);
    this.driven = drivenBrowser(page);
    logPage(page, this.log);
  }

  /** Makes `settle` available, with the browser's clock. To be called before the page opens. */
  async watch(): Promise<void> {
    await this.page.addInitScript(IN_PAGE);
  }

  /** Installs the fake clock. To be called before the page opens. */
  async installClock(): Promise<void> {
    await this.page.addInitScript(`${IN_PAGE};${callOf('installClock')}`);
  }

  /** Records scroll events and loads. To be called before the page opens, after `watch` or `installClock`. */
  async record(): Promise<void> {
    await this.page.addInitScript(callOf('record'));
  }

  /**
   * Prevents the page from being painted until `paint`: painting is about half of the time of a load. To be
   * called before it opens, after `installClock`. Not for walks, which take transparent elements for hidden.
   */
  async leaveUnpainted(): Promise<void> {
    await this.page.addInitScript(callOf('stopPainting'));
  }

  address(): string {
    return this.page.url();
  }

  size(): Size {
    return this.page.viewportSize() as Size;
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewportSize(size);
  }

  async goTo(address: string): Promise<void> {
    await expectAnswer(this.page.goto(address));
  }

  async mockRandom(seed: number): Promise<void> {
    await this.page.addInitScript(callOf('mockRandom', seed));
  }

  async click({ x, y }: Place, modifiers: readonly Modifier[], nth: number): Promise<void> {
    const { keyboard, mouse } = this.page;
    for (const key of modifiers) await keyboard.down(key);
    // `mouse.click` with a count clicks as often.
    await mouse.move(x, y);
    await mouse.down({ clickCount: nth });
    await mouse.up({ clickCount: nth });
    for (const key of modifiers) await keyboard.up(key);
  }

  async stored(): Promise<string[]> {
    const { cookies, origins } = await this.page.context().storageState({ indexedDB: true });
    const session = await this.page.evaluate(() => Object.keys(sessionStorage));
    const caches = await this.page.evaluate(() => window.caches?.keys() ?? []);
    return [
      ...cookies.map(({ name }) => name),
      ...origins.map((each) => JSON.stringify(each)),
      ...session,
      ...caches,
    ];
  }
}
