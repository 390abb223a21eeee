/** A page and its model, which run the same sentences and are compared after each step. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ContactsPage } from '../driver/contacts-page.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import type { Geometry, Observation } from '../driver/in-page/observation.ts';
import type { ScrollEvent } from '../driver/in-page/recording.ts';
import { NotJudged } from '../driver/judged-window.ts';
import type { Column } from '../driver/table.ts';
import { CPU_SLOWDOWN } from '../driver/time-outs.ts';
import { type Cause, compare } from './comparison.ts';
import { Generated } from './generated.ts';
import {
  COLUMNS_ARE,
  checkFocus,
  checkOffsetStays,
  checkSteady,
  checkTop,
  Mismatch,
} from './invariants.ts';
import { Known, type RowOracle } from './known.ts';
import { Model } from './model.ts';
import type { Sentences } from './sentences.ts';

/** How long a step may take before the page counts as hanging, in ms. */
const HANGING_MS = 60_000 * CPU_SLOWDOWN;
/** How often a scroll is observed before it must end: two seconds of smooth scrolling. */
const RENDERINGS = 60;

/** Sentences after which page and model are compared, and their effect on the model. */
export interface Step {
  readonly sentences: readonly string[];
  readonly cause: Cause;
  /** Their effect on the model besides the time that they take. */
  readonly change?: (model: Model, layout: Geometry) => void;
  /** How far they scroll, at most, in px. */
  readonly distance?: (model: Readonly<Model>) => number;
  /** Runs them in another way than one after the other. */
  readonly by?: (run: ModelRun) => Promise<void>;
  /** Whether a scroll to the top may still be under way, without a `scrollend` to come. */
  readonly mayLackEnd?: true;
  /** The header that must have the focus then. */
  readonly focus?: Column;
}

/** How a page is opened. */
export interface Opening {
  readonly url: string;
  /** The seed of its contacts (B8), if it is this project's page. */
  readonly seed?: number;
  /** Whether the browser's clock runs instead of a fake one; the model then follows the page's loads. */
  readonly isRunning?: boolean;
}

export class ModelRun {
  readonly model: Model;
  readonly contacts: ContactsPage;
  /** The sentences that have run. */
  readonly sentences: string[] = [];
  /** The page as it was seen last, and before the last step. */
  latest!: Observation;
  before!: Observation;
  /** The scroll events of the last step. */
  private scrolls: ScrollEvent[] = [];
  /** The texts around the table and of its headers when the page was opened. */
  text = '';
  headers: readonly string[] = [];
  /** Knows which rows may be where. */
  rows: RowOracle;
  readonly window: DrivenWindow;

  constructor(
    /** The page in Playwright. */
    readonly tab: Page,
    private readonly opening: Opening,
    private readonly definitions: Sentences,
  ) {
    const { url, seed } = opening;
    this.window = new DrivenWindow(tab);
    this.contacts = new ContactsPage(this.window, url);
    this.model = new Model(seed !== undefined);
    this.rows = this.knownRows();
  }

  get isRunning(): boolean {
    return this.opening.isRunning ?? false;
  }

  private knownRows(): RowOracle {
    const { seed } = this.opening;
    return seed === undefined ? new Known() : new Generated(seed);
  }

  /** Opens the page. */
  async open(): Promise<void> {
    const { seed } = this.opening;
    if (this.isRunning) await this.window.prepare('record');
    else await this.window.prepare('installClock', 'record');
    const sentence =
      seed === undefined ? 'the page is open' : `the page is open at "?seed=${seed}"`;
    await this.take({ sentences: [sentence], cause: 'opening' });
  }

  /**
   * Runs a step on page and model, and compares both.
   *
   * @throws Mismatch if they differ or the page hangs, NotJudged if the page cannot be judged
   */
  async take(step: Step): Promise<void> {
    const hanging = setTimeout(HANGING_MS, undefined, { ref: false }).then(() => {
      throw new Mismatch('@R2.1 The table is there', 'a page that answers', 'one that hangs');
    });
    await Promise.race([this.runAndCompare(step), hanging]);
  }

  private async runAndCompare(step: Step): Promise<void> {
    const { model } = this;
    const { sort } = model;
    const { cause, change } = step;
    const scrolls = await this.runOnPage(step);
    if (cause === 'opening') {
      this.text = this.latest.text;
      this.headers = this.latest.heads.map(({ text }) => text);
      this.rows = this.knownRows();
      model.open(this.isRunning ? this.latest.now : 0);
      if (model.isOwn) checkTop(this.latest);
    }
    if (cause === 'scroll') model.readerScrolls(scrolls);
    else model.pageScrolls(scrolls);
    change?.(model, this.latest.geometry);
    model.pass(this.latest.now);
    this.settle(this.isRunning);
    compare(this, cause, sort.length > 1);
    if (model.isOwn) this.compareMoves(step);
  }

  private settle(follows: boolean): void {
    this.model.settle(this.latest.geometry);
    if (follows) this.model.follow(this.latest);
  }

  /**
   * Observes the settled page, and compares it with the model.
   *
   * @param follows whether the model follows the page's loads, which it cannot predict
   */
  async look(follows = this.isRunning): Promise<void> {
    await this.observe();
    this.settle(follows);
    compare(this, 'event', false);
  }

  /** Runs the sentences and observes the page; returns the scroll events of the reader. */
  private async runOnPage(step: Step): Promise<readonly ScrollEvent[]> {
    // Without a definition the walk is at fault, not the page.
    for (const sentence of step.sentences) this.definitions.find(sentence);
    try {
      // Without a distance, the browser fires no events to wait for.
      const distance = step.distance?.(this.model) ?? 1;
      const isScroll = this.model.isOwn && step.cause === 'scroll' && Math.abs(distance) >= 1;
      // A scroll before it may have ended meanwhile.
      const ended = isScroll ? (await this.observeScroll()).ended : 0;
      this.before = this.latest;
      this.scrolls = [];
      if (step.by) {
        this.sentences.push(...step.sentences);
        await step.by(this);
      } else for (const each of step.sentences) await this.run(each);
      if (isScroll) await this.untilScrolled(ended, step.mayLackEnd);
      // What follows the end of a scroll is the page's own.
      const byReader = this.scrolls.filter((event) => event.ended === ended);
      await this.observe();
      return isScroll ? byReader : this.scrolls;
    } catch (error) {
      if (this.model.isOwn || error instanceof NotJudged) throw error;
      const { message } = error as Error;
      throw new Mismatch('@R2.1 The table is there', 'one table', message, COLUMNS_ARE);
    }
  }

  /** Runs a sentence on the page alone. */
  run(sentence: string): Promise<void> {
    this.sentences.push(sentence);
    return this.definitions.run(sentence, this.contacts, !this.model.isOwn);
  }

  /** Observes the page, and keeps the scroll events since the last time. */
  async observe(): Promise<void> {
    this.latest = await this.contacts.inPage.observe();
    const { scrolls } = this.latest;
    // Another page's listeners may show the loader, which changes the layout.
    this.scrolls.push(
      ...(this.model.isOwn ? scrolls : scrolls.map((each) => ({ ...each, ...each.before }))),
    );
  }

  /** Keeps the scroll events since the last time, without a look at the rest of the page. */
  private async observeScroll() {
    const seen = await this.contacts.inPage.observeScroll();
    this.scrolls.push(...seen.scrolls);
    return seen;
  }

  /** Waits for the first event of a scroll. */
  async untilScrolling(): Promise<void> {
    while (this.scrolls.length === 0) await this.observeScroll();
  }

  /** Waits for the end of a scroll. */
  private async untilScrolled(ended: number, mayLackEnd?: true): Promise<void> {
    for (let rendering = 0; rendering < RENDERINGS; rendering += 1) {
      const now = await this.observeScroll();
      if (mayLackEnd ? now.scrollTop === 0 : now.ended > ended) return;
      await this.contacts.clock.settle();
    }
    throw new Error('The scroll does not end');
  }

  /** Compares what has moved on this project's page. On a running clock, a load may have moved rows. */
  private compareMoves({ cause, focus, mayLackEnd }: Step): void {
    const { before, latest } = this;
    if (focus) checkFocus(focus, latest);
    if (this.isRunning || mayLackEnd) return;
    if (cause === 'click' || cause === 'shift-click') checkOffsetStays(before, latest);
    if (cause === 'time') checkSteady(before, latest);
  }
}
