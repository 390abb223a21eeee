import type { Browser, BrowserContextOptions } from '@playwright/test';
import { bePatient } from '../driver/patience.ts';
import { SoakedPage } from './soaked-page.ts';
import { launchWhole } from './whole-browser.ts';

const VIEWPORT = { width: 1280, height: 520 };

/** Where a weather takes place: a browser, the served page, and what there is to say afterwards. */
export class Sky {
  readonly pages: SoakedPage[] = [];
  readonly notes: string[] = [];
  private readonly closing: (() => Promise<void>)[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  /** Opens the page in a context of its own, its clock held unless it `isRunning`. */
  async open(options: BrowserContextOptions = {}, isRunning = false): Promise<SoakedPage> {
    const context = await this.browser.newContext({ viewport: VIEWPORT, ...options });
    this.closing.push(() => context.close());
    bePatient(context);
    return this.opened(new SoakedPage(await context.newPage(), this.url, !isRunning));
  }

  /** Opens the page in a tab of a whole browser: it can be hidden, and kept in the page cache. */
  async openTab(isRunning = false): Promise<SoakedPage> {
    const { context, close } = await launchWhole();
    this.closing.push(close);
    bePatient(context);
    const tab = await context.newPage();
    await tab.setViewportSize(VIEWPORT);
    return this.opened(new SoakedPage(tab, this.url, !isRunning));
  }

  private async opened(page: SoakedPage): Promise<SoakedPage> {
    this.pages.push(page);
    await page.install();
    await page.open();
    return page;
  }

  /** Adds a sentence to the report. */
  note(sentence: string): void {
    this.notes.push(sentence);
  }

  async close(): Promise<void> {
    for (const close of this.closing) await close();
  }
}

/** A kind of rough weather; its title begins with the ids of what has to hold in it. */
export interface Weather {
  readonly title: string;
  readonly run: (sky: Sky) => Promise<void>;
}

/** All there are, in the order of the code. */
export const weathers: Weather[] = [];

/** Names a weather, and says what happens in it. What holds in all of them is held after it. */
export function weather(title: string, run: Weather['run']): void {
  weathers.push({ title, run });
}
