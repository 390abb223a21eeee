import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Column } from '../../driver/table.ts';
import { Generated } from '../generated.ts';
import { Model } from '../model.ts';
import { WalkedPage } from '../model-run.ts';

/** What `watch.js` has recorded in the page since it opened. */
export interface Watched {
  readonly loads: number;
  /** What loads did wrong, in words. */
  readonly faults: readonly string[];
  /** Pending timers and frames, counted by kind. */
  readonly waiting: readonly string[];
}

const SEED = 7;

/** The page under an adverse condition: its driver, its expected rows and its recorder. */
export class SoakedPage extends WalkedPage {
  /** The walk's model; only its sort is used. */
  private readonly model = new Model();

  /** @param isHeld whether the clock is held instead of running */
  constructor(
    page: Page,
    url: string,
    readonly isHeld: boolean,
  ) {
    super(page, url, new Generated(SEED));
  }

  override async install(): Promise<void> {
    await super.install();
    const path = fileURLToPath(new URL('watch.js', import.meta.url));
    await this.page.addInitScript({ path });
  }

  protected override holdClock(): Promise<void> {
    return this.isHeld ? this.window.holdClock() : this.window.watch();
  }

  /** Opens the page with seeded contacts. */
  async open(): Promise<void> {
    await this.contacts.open(`?seed=${SEED}`);
    await this.observe();
  }

  /** Reads what has been recorded. */
  watched(): Promise<Watched> {
    return this.page.evaluate(() => (Reflect.get(window, Symbol.for('watch')) as () => Watched)());
  }

  /** The rows that the page should have, in order. */
  expected(count: number) {
    return this.generated.sorted(this.model.sort, count);
  }

  /** Clicks a header, or shift-clicks it. */
  async sort(column: Column, isShifted = false): Promise<void> {
    await this.contacts.click(column, { modifiers: isShifted ? ['Shift'] : [] });
    this.noteSorted(column, isShifted);
  }

  /** Records that a header was clicked, or shift-clicked, without clicking it. */
  noteSorted(column: Column, isShifted = false): void {
    if (isShifted) this.model.shiftClick(column);
    else this.model.click(column);
  }

  /** Clicks headers until no column is sorted. */
  async unsort(): Promise<void> {
    for (;;) {
      const [first] = this.model.sort;
      if (!first) return;
      await this.sort(first.column);
    }
  }

  /** Records that the page was reloaded: no column is sorted. */
  forgetSort(): void {
    this.model.sort = [];
  }

  toBottom(): Promise<void> {
    return this.contacts.scrollTo(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  }
}
