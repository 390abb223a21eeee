import type { Page } from '@playwright/test';
import type { Want } from '../in-page/randomness.ts';
import type { JudgedWindow, Modifier, Place, Size } from '../judged-window.ts';
import { Quiet } from '../quiet.ts';
import { type DrivenBrowser, drivenBrowser, expectAnswer } from './browser.ts';
import { callOf, IN_PAGE, inPageOf } from './in-page.ts';
import { listenTo } from './quiet.ts';

/** A window of a browser that Playwright drives. */
export class DrivenWindow implements JudgedWindow {
  readonly inPage;
  readonly quiet = new Quiet();
  readonly driven: DrivenBrowser;

  constructor(private readonly page: Page) {
    this.inPage = inPageOf(page);
    this.driven = drivenBrowser(page);
    listenTo(page, this.quiet);
  }

  /** Makes the page able to settle, its clock running. To be called before the page opens. */
  async watch(): Promise<void> {
    await this.page.addInitScript(IN_PAGE);
  }

  /** Takes hold of the clock. To be called before the page opens. */
  async holdClock(): Promise<void> {
    await this.page.addInitScript(`${IN_PAGE};${callOf('hold')}`);
  }

  /** Records scroll events and loads. To be called before the page opens, after `watch` or `holdClock`. */
  async record(): Promise<void> {
    await this.page.addInitScript(callOf('record'));
  }

  /**
   * Keeps the page from being painted until `paint`, which is about half of what a load takes. To be called
   * before it opens, its clock held. Not for walks, which take what is transparent for hidden.
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

  async reload(): Promise<void> {
    await expectAnswer(this.page.reload());
  }

  async lendRandomness(want: Want): Promise<void> {
    await this.page.addInitScript(callOf('lendRandomness', want));
  }

  async click({ x, y }: Place, modifiers: readonly Modifier[]): Promise<void> {
    const { keyboard, mouse } = this.page;
    for (const key of modifiers) await keyboard.down(key);
    await mouse.click(x, y);
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
