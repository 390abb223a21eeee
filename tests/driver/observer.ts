import type { ContactsPage } from './contacts-page.ts';
import type { observe } from './in-page/observation.ts';
import type { ScrollEvent } from './in-page/recording.ts';
import { COLUMNS, type Column, markerIn } from './table.ts';

/** What a page shows, in one reading. */
export type Observation = ReturnType<typeof observe>;

/** The page's layout in px. */
export type Geometry = Observation['geometry'];

/** How many times a scroll may be observed before it must end: two seconds of smooth scrolling. */
const RENDERINGS = 60;

type Heads = Pick<Observation, 'heads'>;

function byColumn({ heads }: Heads, read: (head: Observation['heads'][number]) => string) {
  const texts = COLUMNS.map((column) => [
    column,
    heads
      .filter(({ text }) => text.startsWith(column))
      .map(read)
      .join(),
  ]);
  return Object.fromEntries(texts.filter(([, text]) => text));
}

/** The marker of each column that has one. */
export const markersIn = (shown: Heads): Partial<Record<Column, string>> =>
  byColumn(shown, ({ text }) => markerIn(text));

/** Observes a page that records its scroll events. */
export class Observer {
  /** The latest observation. */
  latest!: Observation;
  /** The scroll events since the latest scroll began. */
  private scrolls: ScrollEvent[] = [];

  constructor(private readonly contacts: ContactsPage) {}

  async observe(): Promise<Observation> {
    this.latest = await this.contacts.window.inPage('observe');
    this.scrolls.push(...this.latest.scrolls);
    return this.latest;
  }

  /**
   * Scrolls, and waits for `scrollend`.
   *
   * @returns the layout at each scroll event before it
   */
  scroll(by: () => Promise<void>): Promise<readonly ScrollEvent[]> {
    return this.scrollUntil((now, before) => now.ended > before.ended, by);
  }

  /**
   * Scrolls to the top, whether or not `scrollend` follows.
   *
   * @returns the layout at each scroll event
   */
  scrollToTop(by: () => Promise<void>): Promise<readonly ScrollEvent[]> {
    return this.scrollUntil(({ geometry }) => geometry.scrollTop === 0, by);
  }

  private async scrollUntil(
    isOver: (now: Observation, before: Observation) => boolean,
    by: () => Promise<void>,
  ): Promise<readonly ScrollEvent[]> {
    const before = await this.observe();
    this.scrolls = [];
    await by();
    for (let rendering = 0; rendering < RENDERINGS; rendering += 1) {
      // After `scrollend`, the page may scroll by itself.
      if (isOver(await this.observe(), before))
        return this.scrolls.filter((event) => event.ended === before.ended);
      await this.contacts.clock.settle();
    }
    throw new Error('The scroll does not end');
  }

  /** Waits for the first event of a scroll. */
  async scrollBegins(): Promise<void> {
    while (this.scrolls.length === 0) await this.observe();
  }

  /** The marker of each column that has one. */
  markers(): Partial<Record<Column, string>> {
    return markersIn(this.latest);
  }

  /** The `aria-sort` of each column that has one. */
  ariaSort(): Partial<Record<Column, string>> {
    return byColumn(this.latest, ({ sort }) => sort);
  }
}
