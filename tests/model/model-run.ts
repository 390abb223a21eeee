/** A page and its model, which run the same sentences and are compared after each step. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ContactsPage } from '../driver/contacts-page.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import type { Geometry, Observation, ScrollEvent } from '../driver/in-page/observation.ts';
import { Interrupted, NotJudged } from '../driver/judged-window.ts';
import { type Column, columnOf } from '../driver/table.ts';
import { COLUMNS_ARE, compare, type Done, NARROW_PX } from './comparison.ts';
import { Mismatch } from './invariants.ts';
import { Known } from './known.ts';
import { Model } from './model.ts';
import type { Sentences } from './sentences.ts';

/** How long a step may take, in ms. */
const STEP_MS = 60_000;
/** How often a scroll is observed before it must end: two seconds of smooth scrolling. */
const RENDERINGS = 60;

/** Sentences after which page and model are compared, and their effect on the model. */
export interface Step extends Done {
  readonly sentences: readonly string[];
  /** Their effect on the model besides the time that they take. */
  readonly change?: ((model: Model, layout: Geometry) => void) | undefined;
  /** The header that they need. */
  readonly header?: Column;
  /** Runs them in another way than one after the other. */
  readonly by?: (run: ModelRun) => Promise<void>;
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
  readonly window: DrivenWindow;
  readonly contacts: ContactsPage;
  readonly isRunning: boolean;
  /** The sentences that have run. */
  readonly sentences: string[] = [];
  /** The page as it was seen when it was opened, before the last step, and last. */
  opened!: Observation;
  before!: Observation;
  latest!: Observation;
  rows = new Known();
  /** The scroll events of the last step. */
  private scrolls: ScrollEvent[] = [];

  constructor(
    /** The page in Playwright. */
    readonly tab: Page,
    private readonly opening: Opening,
    private readonly definitions: Sentences,
  ) {
    this.window = new DrivenWindow(tab);
    this.contacts = new ContactsPage(this.window, opening.url);
    this.model = new Model(opening.seed !== undefined);
    this.isRunning = opening.isRunning ?? false;
  }

  /** Opens the page. */
  async open(): Promise<void> {
    const { seed } = this.opening;
    if (this.isRunning) await this.window.prepare('record');
    else await this.window.prepare('installClock', 'record', 'stopPainting');
    const address = seed === undefined ? '' : ` at "?seed=${seed}"`;
    await this.take({ sentences: [`the page is open${address}`], cause: 'opening' });
  }

  /**
   * Runs a step on page and model, and compares both.
   *
   * @throws Mismatch if they differ, NotJudged if the page cannot be judged
   */
  async take(step: Step): Promise<void> {
    const late = setTimeout(STEP_MS, undefined, { ref: false }).then(() => {
      const words = `‘${step.sentences.join(', ')}’ took longer than ${STEP_MS / 1_000} s`;
      throw this.model.isOwn ? new Error(words) : new Interrupted(words);
    });
    await Promise.race([this.runAndCompare(step), late]);
  }

  private async runAndCompare(step: Step): Promise<void> {
    const { model, definitions } = this;
    const isShown = (head: Column) => this.latest.heads.some(({ text }) => columnOf(text) === head);
    // In a narrow window another page may show no headers to click.
    if (step.header && this.latest.width < NARROW_PX && !isShown(step.header)) return;
    // Without a definition the walk is at fault, not the page.
    for (const sentence of step.sentences) definitions.find(sentence);
    await this.runOnPage(step).catch((error: Error) => {
      if (model.isOwn || error instanceof NotJudged) throw error;
      if (!this.tab.context().browser()?.isConnected())
        throw new Interrupted('the browser has ended');
      if (error.name === 'TimeoutError') throw new Interrupted(error.message.split('\n')[0]);
      throw new Mismatch('@R2.1 The table is there', 'one table', error.message, COLUMNS_ARE);
    });
    const { now, geometry } = this.latest;
    if (step.cause === 'opening') {
      this.opened = this.latest;
      this.rows = new Known(this.opening.seed);
      model.open(this.isRunning ? now : 0);
      // In a tall window the page loads as soon as it opens.
      model.settle(geometry);
    }
    const isScroll = step.cause === 'scroll';
    model.scroll(
      this.scrolls.map((each) => ({ ...each, isByReader: isScroll && each.isByReader })),
    );
    step.change?.(model, geometry);
    model.pass(now);
    this.compare(step);
  }

  /**
   * Observes the settled page, and compares it with the model.
   *
   * @param follows whether the model follows the page's loads, which it cannot predict
   */
  async look(follows?: boolean): Promise<void> {
    await this.observe();
    this.compare({ cause: 'event' }, follows);
  }

  private compare(done: Done, follows = this.isRunning): void {
    this.model.settle(this.latest.geometry);
    if (follows) this.model.follow(this.latest);
    compare(this, done);
  }

  /** Runs the sentences and observes the page. */
  private async runOnPage({ cause, sentences, by, mayLackEnd }: Step): Promise<void> {
    const ended = cause === 'scroll' ? await this.contacts.inPage.beginScroll() : 0;
    this.before = this.latest;
    this.scrolls = [];
    if (by) {
      this.sentences.push(...sentences);
      await by(this);
    } else for (const each of sentences) await this.run(each);
    if (this.model.isOwn && cause === 'scroll') await this.untilScrolled(ended, mayLackEnd);
    await this.observe();
  }

  /** Runs a sentence on the page alone. */
  run(sentence: string): Promise<void> {
    this.sentences.push(sentence);
    return this.definitions.run(sentence, this.contacts, !this.model.isOwn);
  }

  /** Observes the page, and keeps the scroll events since the last time. */
  async observe(): Promise<void> {
    this.latest = await this.contacts.inPage.observe();
    this.scrolls.push(...this.latest.scrolls);
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
}
