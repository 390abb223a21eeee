import type { Page } from '@playwright/test';
import { inPage } from './in-page.ts';

/** What a page has and keeps besides the rows of its table. */
export class Surroundings {
  constructor(private readonly page: Page) {}

  /** What it says on the screen. A live region of no size speaks to the ear alone. */
  text(): Promise<string> {
    return inPage(this.page, 'textAround');
  }

  /** How often it says exactly `text` on the screen. */
  countOf(text: string): Promise<number> {
    return inPage(this.page, 'countOf', text);
  }

  /** Cookies and everything in the browser's stores. */
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

  /** Controls on the page that are no column header. */
  async controls(): Promise<string[]> {
    return this.page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'a[href], button, input, select, textarea, form, dialog, details, iframe, [contenteditable], [tabindex], [onclick], [role=button], [role=link], [role=textbox], [role=alert], [role=dialog]',
        ),
      ]
        .filter((each) => !each.closest('th, [role=columnheader]'))
        .map((each) => each.outerHTML.slice(0, 80)),
    );
  }
}
