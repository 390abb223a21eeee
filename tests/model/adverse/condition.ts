import type { Browser, BrowserContextOptions } from '@playwright/test';
import { WINDOW } from '../../driver/judged-window.ts';
import { bePatient } from '../../driver/patience.ts';
import { launchFull } from './full-browser.ts';
import { SoakedPage } from './soaked-page.ts';

/** What a condition runs in: a browser, the served page, and notes for the report. */
export class Soak {
  readonly pages: SoakedPage[] = [];
  readonly notes: string[] = [];
  private readonly closing: (() => Promise<void>)[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
  ) {}

  /** Opens the page in a new context, with the clock held unless `isRunning`. */
  async open(options: BrowserContextOptions = {}, isRunning = false): Promise<SoakedPage> {
    const context = await this.browser.newContext({ viewport: WINDOW, ...options });
    this.closing.push(() => context.close());
    bePatient(context);
    return this.opened(new SoakedPage(await context.newPage(), this.url, !isRunning));
  }

  /** Opens the page in a tab of a full browser, which can be hidden and kept in the page cache. */
  async openTab(isRunning = false): Promise<SoakedPage> {
    const { context, close } = await launchFull();
    this.closing.push(close);
    bePatient(context);
    const tab = await context.newPage();
    await tab.setViewportSize(WINDOW);
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

/** An adverse condition; its title begins with the ids of the requirements that it tests. */
export interface Condition {
  readonly title: string;
  readonly run: (soak: Soak) => Promise<void>;
}

/** All conditions, in the order in which they were registered. */
export const conditions: Condition[] = [];

/** Registers a condition. The common invariants are checked after `run`. */
export function condition(title: string, run: Condition['run']): void {
  conditions.push({ title, run });
}
