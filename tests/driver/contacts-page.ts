import type { DrivenBrowser } from './driven/browser.ts';
import { expect, expectSoon } from './expect.ts';
import { ExpectedRows, type PlacedRow } from './expected-rows.ts';
import type { readTable } from './in-page/table.ts';
import type { ClickPlace, Target } from './in-page/targets.ts';
import { type InPage, type JudgedWindow, NotJudged, type Place } from './judged-window.ts';
import type { Position } from './positions.ts';
import type { Column, Row } from './table.ts';
import { TIMEOUT_MS } from './time-outs.ts';

/** Time that a page may take to show its table, and the steps in which it passes, in ms. */
const MAX_OPENING_MS = 1_000;
const OPENING_STEP_MS = 50;
/** Number of loads after which a list is long. */
const MANY_LOADS = 8;

/** An address with a query besides its own, or with another hash. */
function addressWith(added: string, address: string): string {
  const url = new URL(address);
  const { search, hash } = new URL(added, 'http://localhost');
  url.search = [url.search, search.slice(1)].filter(Boolean).join('&');
  url.hash = hash || url.hash;
  return url.href;
}

interface Click {
  readonly withShift?: boolean;
  readonly place?: ClickPlace;
  /** Number of the click among quick ones, from 1. */
  readonly nth?: number;
}

/** The page as far as it can be read without scrolling. */
interface Snapshot {
  readonly view: Awaited<ReturnType<InPage['readView']>>;
  /** The text outside the rows. */
  readonly text: string;
  /** The contacts of this visit by their place, as far as the page has shown them unsorted. */
  readonly contacts: ReadonlyMap<number, Row>;
}

/** The page object: opens, uses and reads a judged page. */
export class ContactsPage {
  /**
   * The in-page driver, also of the page's fake clock: timers and animation frames run only when a step lets time
   * pass. Rendering, scroll events and resize observers stay the browser's; `settle` waits for them.
   */
  readonly inPage: InPage;
  readonly driven: DrivenBrowser;
  /** The rows that it has shown since it was opened. */
  rows = new ExpectedRows();
  /** Whether it may be scrolled in order to read rows that are not in the document. */
  readsWholeList = true;
  /** The texts of the column headers as long as no column is sorted. */
  unsortedHeaders: readonly string[] = [];
  /** The opened address. */
  opened = '';
  /** What was around the page when it had opened. */
  declare surroundings: Awaited<ReturnType<ContactsPage['lookAround']>>;
  /** The page right before the first action of the example. */
  declare before: Snapshot;

  constructor(
    readonly window: JudgedWindow,
    readonly url: string,
  ) {
    this.inPage = window.inPage;
    this.driven = window.driven;
  }

  /** Opens the page with a fake clock; `added` is a query or a hash. */
  async open(added = ''): Promise<void> {
    await this.visit(async () => {
      // A change of the hash alone would not load the page again.
      if (this.opened) await this.window.goTo('about:blank');
      this.opened = addressWith(added, this.url);
      await this.window.goTo(this.opened);
    });
  }

  /** Waits until the page to which `go` goes shows its table. */
  async visit(go: () => Promise<void>): Promise<void> {
    this.window.log.isOpen = false;
    await go();
    await this.inPage.settle();
    const end = performance.now() + TIMEOUT_MS.assertion;
    const isSeen = () => this.inPage.isTableSeen().catch(() => false);
    // A page without changes may still fetch one of its scripts.
    for (let passed = 0; !(await isSeen()) && performance.now() < end; passed += OPENING_STEP_MS)
      await (passed < MAX_OPENING_MS ? this.inPage.pass(OPENING_STEP_MS) : this.inPage.settle());
    // Some pages listen only after their first frame.
    await this.inPage.passFrame();
    this.rows = new ExpectedRows();
    const table = await this.inPage.readTable();
    this.unsortedHeaders = table.headers;
    this.learn(table);
    this.surroundings = await this.lookAround();
    this.window.log.isOpen = true;
  }

  /** Reads what is around the page. */
  async lookAround() {
    return { ...(await this.inPage.surroundings()), stored: await this.stored() };
  }

  /** @throws Error if the page has done something around it that no sentence expects */
  async expectNothingUnexpected(): Promise<void> {
    this.window.log.expectNothingUnexpected();
    if (!this.opened) return;
    expect(await this.lookAround(), 'R2.1, R6.1: what is around the page').toEqual(
      this.surroundings,
    );
  }

  /** Keeps a snapshot of the page before the first action of an example. */
  async beforeAction(): Promise<void> {
    if (!this.opened || this.before) return;
    const [view, text] = [await this.inPage.readView(), await this.inPage.textAround()];
    this.before = { view, text, contacts: new Map(this.rows.generated) };
  }

  /** Waits until the page has rendered what an action changes. */
  async thenSettle(action: Promise<unknown>): Promise<void> {
    await action;
    await this.inPage.settle();
  }

  /** Names of cookies and of everything else that the browser stores. */
  stored(): Promise<readonly string[]> {
    return this.window.stored();
  }

  click(column: Column, how: Click = {}): Promise<void> {
    return this.clickOn({ what: 'header', column }, how);
  }

  async clickOn(target: Target, { withShift = false, place, nth = 1 }: Click = {}): Promise<void> {
    const point = await this.pointIn(target, place);
    await this.thenSettle(this.window.click(point, withShift, nth));
  }

  /** A point in a target, as soon as nothing covers it. */
  pointIn(target: Target, place?: ClickPlace): Promise<Place> {
    return expectSoon(this.inPage, async () => {
      const found = await this.inPage.clickablePoint(target, place);
      if (!('coveredBy' in found)) return found;
      throw new NotJudged(`${Object.values(target).join(' ')} is covered by ${found.coveredBy}`);
    });
  }

  async scrollTo(position: Position): Promise<void> {
    const geometry = await this.inPage.geometry();
    const offset = position(geometry);
    const last = geometry.scrollHeight - geometry.clientHeight;
    if (offset < 0 || offset > last) {
      throw new NotJudged(
        `nothing to scroll to at ${offset} px: the page can be scrolled to ${last} px, and the table is ${geometry.tableHeight} px high`,
      );
    }
    await this.inPage.scrollTo(offset);
  }

  /** `times` times: scrolls to the bottom, waits for one load and for the throttle. */
  async load(times = 1): Promise<void> {
    this.learn(await this.inPage.load(times, [...this.rows.generated.keys()]));
  }

  /** Opens the page and loads a long list. */
  async openLongList(): Promise<void> {
    await this.open();
    await this.load(MANY_LOADS);
    await this.inPage.rest();
  }

  private learn({ headers, rows }: ReturnType<typeof readTable>): void {
    if (headers.join() === this.unsortedHeaders.join()) this.rows.learn(rows, false);
  }

  /**
   * All rows in their order. Scrolls through a windowed list and back.
   *
   * @throws NotJudged if one could not be read, unless the page has lost it
   */
  async allRows(): Promise<readonly PlacedRow[]> {
    const { rows, unread } = await this.inPage.readAllRows();
    if (unread === undefined) return rows;
    throw new NotJudged(`row ${unread + 1} was not in the document at any place of the list`);
  }
}
