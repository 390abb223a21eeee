/** A walk on any page: it runs sentences on page and model, and compares both after each of them. */
import type { Page } from '@playwright/test';
import { ContactsPage } from '../driver/contacts-page.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import type { observeAll } from '../driver/in-page/observation.ts';
import type { ScrollEvent } from '../driver/in-page/recording.ts';
import { NotJudged } from '../driver/judged-window.ts';
import { type Geometry, markersIn } from '../driver/observer.ts';
import type { Sort } from '../driver/order.ts';
import { COLUMNS, columnOf, unknownMarkerIn } from '../driver/table.ts';
import {
  COLUMNS_ARE,
  CONTROLS,
  check,
  isShown,
  Mismatch,
  markersOf,
  orderOf,
  withTable,
} from './invariants.ts';
import { Known } from './known.ts';
import { Model } from './model.ts';
import type { Sentences } from './sentences.ts';

type Shown = ReturnType<typeof observeAll>;

/** What a reader does or what happens to the page: it decides which point a difference breaks. */
export type Cause = 'opening' | 'click' | 'shift-click' | 'scroll' | 'time' | 'event';

/** A sentence, and its effect on the model besides the time that it takes. */
export interface Step {
  readonly sentence: string;
  readonly cause: Cause;
  readonly change?: (model: Model, layout: Geometry) => void;
  /** Whether it is left out unless the first row is in the document. */
  readonly isOnFirstRow?: boolean;
}

export class JudgedRun {
  readonly model = new Model(false);
  /** The sentences of the features that have run. */
  readonly sentences: string[] = [];
  readonly contacts: ContactsPage;
  /** The page as it was seen last. */
  latest!: Shown;
  /** The text around the table when the page was opened. */
  private text = '';
  private known = new Known();
  /** Whether the line was shown before the last sentence. */
  private wasLoading = false;
  private readonly window: DrivenWindow;

  constructor(
    tab: Page,
    url: string,
    private readonly definitions: Sentences,
  ) {
    this.window = new DrivenWindow(tab);
    this.contacts = new ContactsPage(this.window, url);
  }

  /** Opens the page. */
  async open(): Promise<void> {
    await this.window.installClock();
    await this.window.record();
    const scrolls = await this.run('the page is open');
    this.text = this.latest.text;
    this.begin(scrolls);
  }

  /** The page has opened, or has been loaded again, where the browser may have scrolled it. */
  private begin(scrolls: readonly ScrollEvent[]): void {
    this.known = new Known();
    this.model.open(0);
    this.model.pageScrolls(scrolls);
    this.model.pass(this.latest.now);
    this.compare('opening', []);
  }

  /** Runs a sentence on page and model, and compares both. */
  async take({ sentence, cause, change, isOnFirstRow }: Step): Promise<void> {
    if (isOnFirstRow && this.latest.renderedRows[0]?.place !== 0) return;
    const { sort } = this.model;
    this.wasLoading = this.latest.line;
    const scrolls = await this.run(sentence);
    if (cause === 'opening') return this.begin(scrolls);
    if (cause === 'scroll') this.model.readerScrolls(scrolls);
    else this.model.pageScrolls(scrolls);
    change?.(this.model, this.latest.geometry);
    this.model.pass(this.latest.now);
    this.compare(cause, sort);
  }

  private async run(sentence: string): Promise<readonly ScrollEvent[]> {
    // Without a definition the walk is at fault, not the page.
    this.definitions.find(sentence);
    this.sentences.push(sentence);
    try {
      await this.definitions.run(sentence, this.contacts, true);
      this.latest = await this.contacts.window.inPage('observeAll');
    } catch (error) {
      if (error instanceof NotJudged) throw error;
      throw new Mismatch('@R2.1 The table', 'one table', (error as Error).message, COLUMNS_ARE);
    }
    // The page's listeners may show the loader, which changes the layout.
    return this.latest.scrolls.map((each) => ({ ...each, ...each.before }));
  }

  /** @param before the sort before the last sentence */
  private compare(cause: Cause, before: Sort): void {
    const { latest, model, window } = this;
    const isWide = latest.width >= NARROW_PX;
    const unknown = unknownMarkerIn(latest.heads.map(({ text }) => text));
    if (unknown) throw new NotJudged(`no marker that the suite knows in "${unknown}"`);
    const marked = markersIn(latest);
    model.settle(latest.geometry);
    if (isWide) model.see(({ sort }) => isSame(markersOf(sort), marked));
    model.see(({ loading }) => loading === latest.line);
    model.see(({ rowCount }) => rowCount === latest.rowCount);
    check('@R8.1 Console messages', [], window.log.messages, 'the console is silent');
    const silent = 'the page has asked for nothing since it opened';
    check('@R7.1 Requests', [], window.log.requests, silent);
    check('@R6.1 What is stored', [], latest.stored, 'nothing is stored in the browser');
    const isClick = cause === 'click' || cause === 'shift-click';
    if (isWide) {
      const names = latest.heads.map(({ text }) => columnOf(text));
      check('@R2.2 The columns', COLUMNS, names, COLUMNS_ARE);
      const marks = markersOf(model.sort);
      const plain = before.length > 1 && isClick ? 'R2.5' : 'R4.7';
      const id = cause === 'shift-click' ? 'R4.8' : plain;
      check(`@${id} The markers`, marks, marked, withTable('the markers are:', marks));
    }
    this.compareLoad(cause);
    if (isWide) this.compareContent(cause, isClick);
  }

  private compareLoad(cause: Cause): void {
    const { latest, model } = this;
    const { loading, rowCount } = model;
    const rows = `the table has ${rowCount} rows`;
    check(
      `@${countId(model, latest, this.wasLoading)} The number of rows`,
      rowCount,
      latest.rowCount,
      rows,
    );
    const set = rowCount > 40 ? 'R4.5' : 'R4.2';
    const clear = cause === 'scroll' ? 'R9.3' : 'R4.4';
    const shown = isShown(loading);
    check(`@${loading ? set : clear} 'Loading...'`, loading, latest.line, `"Loading..." ${shown}`);
    check("@R2.6 'Is loading...'", loading, latest.loader, `"Is loading..." ${shown}`);
  }

  private compareContent(cause: Cause, isClick: boolean): void {
    const { latest, text } = this;
    const { sort, rowCount } = this.model;
    const fault = this.known.see(sort, rowCount, latest.renderedRows);
    const id = sort.length > 1 && fault?.id === 'R4.7' ? 'R4.6' : fault?.id;
    check(`@${id} The rows`, undefined, fault?.found, orderOf(sort));
    const message = cause === 'scroll' || cause === 'time' ? 'R2.8' : 'R8.1';
    check(`@${message} The text around the rows`, text, latest.text, AS_BEFORE);
    check(`@${isClick ? 'R4.9' : 'R5.1'} The controls`, [], latest.controls, CONTROLS);
  }
}

/** Below this width a page may show its contacts in another form, for phones. */
const NARROW_PX = 880;
const AS_BEFORE = 'the text around the rows is as before';

const isSame = (a: object, b: object) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** The point that a wrong number of rows breaks. */
function countId({ rowCount }: Model, latest: Shown, wasLoading: boolean): string {
  const more = latest.rowCount - rowCount;
  if (more === -20 && !wasLoading) return rowCount > 60 ? 'R4.5' : 'R4.2';
  if (rowCount === 40) return more > 0 ? 'R4.2' : 'R9.1';
  return more === -20 ? 'R4.3' : more % 20 === 0 ? 'R4.2' : 'R9.2';
}
