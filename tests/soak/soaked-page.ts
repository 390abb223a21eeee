import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ContactsPage } from '../driver/contacts-page.ts';
import type { Column } from '../driver/table.ts';
import { Generated } from '../walks/generated.ts';
import { Model } from '../walks/model.ts';
import { WalkedPage } from '../walks/page.ts';

/** What the page itself has noted since it opened. */
export interface Watched {
  readonly loads: number;
  /** What a load did wrong, in words. */
  readonly faults: readonly string[];
  /** Timers and frames that are waiting, by their kind. */
  readonly waiting: readonly string[];
}

const SEED = 7;

/** A page in rough weather: the driver, what it should show, and what it has noted. */
export class SoakedPage extends WalkedPage {
  /** The walk's model, of which the sort is used. */
  private readonly model = new Model();

  /** @param isHeld whether the clock is held; it runs otherwise */
  constructor(
    page: Page,
    url: string,
    readonly isHeld: boolean,
  ) {
    super(new ContactsPage(page, url), new Generated(SEED));
  }

  override async install(): Promise<void> {
    await super.install();
    const path = fileURLToPath(new URL('watch.js', import.meta.url));
    await this.contacts.page.addInitScript({ path });
  }

  protected override holdClock(): Promise<void> {
    return this.isHeld ? this.contacts.clock.install() : this.contacts.clock.watch();
  }

  /** Opens the page with its contacts. */
  async open(): Promise<void> {
    await this.contacts.open(`?seed=${SEED}`);
    await this.look();
  }

  /** Reads what the page has noted. */
  watched(): Promise<Watched> {
    return this.contacts.page.evaluate(() =>
      (Reflect.get(window, Symbol.for('watch')) as () => Watched)(),
    );
  }

  /** The rows that the page should have, in their order. */
  expected(count: number) {
    return this.generated.sorted(this.model.sort, count);
  }

  /** Clicks a header, or shift-clicks it. */
  async sort(column: Column, isShifted = false): Promise<void> {
    await this.contacts.click(column, { modifiers: isShifted ? ['Shift'] : [] });
    this.noteSorted(column, isShifted);
  }

  /** A header has been clicked, or shift-clicked. */
  noteSorted(column: Column, isShifted = false): void {
    if (isShifted) this.model.shiftClick(column);
    else this.model.click(column);
  }

  /** Clicks until no column is sorted. */
  async unsort(): Promise<void> {
    for (;;) {
      const [first] = this.model.sort;
      if (!first) return;
      await this.sort(first.column);
    }
  }

  /** The page has been opened anew: no column is sorted. */
  forgetSort(): void {
    this.model.sort = [];
  }

  toBottom(): Promise<void> {
    return this.contacts.scrollTo(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  }
}
