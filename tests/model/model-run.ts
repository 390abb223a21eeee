/** A page and its model, which run the same sentences and are compared after each step. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import {
  type ContactGenerator,
  createContactGenerator,
  makeContact,
} from '../../src/contact/generator.ts';
import type { SentenceToRun } from '../../step-definitions/support/executor.ts';
import type { loadSteps } from '../../step-definitions/support/load-steps.ts';
import type { SpecificationWorld } from '../../step-definitions/support/world.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import type { Geometry, ScrollEvent } from '../driver/in-page/observation.ts';
import { Interrupted, NotJudged } from '../driver/judged-window.ts';
import { type Column, columnOf } from '../driver/table.ts';
import {
  COLUMNS_ARE,
  type Done,
  expectationsOf,
  isMarked,
  isNarrow,
  orderOf,
} from './expectations.ts';
import { Mismatch } from './mismatch.ts';
import { Model } from './model.ts';
import { type Look, WalkedPage } from './walked-page.ts';

/** The steps of the features, with their World. */
export type Steps = Awaited<ReturnType<typeof loadSteps>>;

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
}

const textOf = ({ text, table = [] }: SentenceToRun) =>
  [text, ...table.map((cells) => `  | ${cells.join(' | ')} |`)].join('\n');

export class ModelRun {
  readonly model: Model;
  readonly window: DrivenWindow;
  readonly contacts: WalkedPage;
  /** The sentences that have run. */
  readonly sentences: string[] = [];
  /** The page as it was seen when it was opened, before the last step, and last. */
  private opened!: Look;
  private before: Look | undefined;
  latest!: Look;
  /** The scroll events of the last step. */
  private scrolls: ScrollEvent[] = [];
  private readonly world: SpecificationWorld;
  /** Makes the contacts of this project's page, of which so many are known. */
  private generator: ContactGenerator | undefined;
  private made = 0;

  constructor(
    /** The page in Playwright. */
    readonly tab: Page,
    private readonly opening: Opening,
    private readonly steps: Steps,
  ) {
    this.window = new DrivenWindow(tab);
    this.contacts = new WalkedPage(this.window, opening.url);
    this.model = new Model(opening.seed !== undefined);
    const nothing = () => {};
    this.world = new steps.World({ attach: nothing, log: nothing, parameters: {} });
    const { contacts } = this;
    const picture = { outline: nothing };
    Object.assign(this.world, { contacts, picture, isOtherPage: !this.model.isOwn });
  }

  /** Opens the page. */
  async open(): Promise<void> {
    const { seed } = this.opening;
    await this.window.prepare('installClock', 'record', 'stopPainting');
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
    const { model, steps } = this;
    const isShown = (head: Column) => this.latest.headTexts.some((text) => columnOf(text) === head);
    // In a narrow window another page may show no headers to click.
    if (step.header && isNarrow(model, this.latest) && !isShown(step.header)) return;
    // Without a definition the walk is at fault, not the page.
    for (const sentence of step.sentences) steps.executor.find(sentence);
    await this.runOnPage(step).catch((error: Error) => {
      if (model.isOwn || error instanceof NotJudged) throw error;
      if (!this.tab.context().browser()?.isConnected())
        throw new Interrupted('the browser has ended');
      if (error.name === 'TimeoutError') throw new Interrupted(error.message.split('\n')[0]);
      throw new Mismatch('R2.1', textOf(COLUMNS_ARE), error.message);
    });
    const { now, geometry } = this.latest;
    if (step.cause === 'opening') {
      const { seed } = this.opening;
      this.opened = this.latest;
      this.generator = seed === undefined ? undefined : createContactGenerator(seed);
      this.made = 0;
      model.open();
      // In a tall window the page loads as soon as it opens.
      model.settle(geometry);
    }
    const isScroll = step.cause === 'scroll';
    model.scroll(
      this.scrolls.map((each) => ({ ...each, isByReader: isScroll && each.isByReader })),
    );
    step.change?.(model, geometry);
    model.pass(now);
    model.settle(geometry);
    await this.compare(step);
  }

  /** Reads the whole list at the end of a walk; before, the page must not be scrolled in order to read it. */
  async expectWholeList(): Promise<void> {
    this.contacts.readsWholeList = true;
    await this.run('the reader scrolls to the bottom');
    await this.expect('B2', { text: 'rows fill the view at every stop on the way up' });
    await this.expect('R4.7', { text: orderOf(this.model.state.sort) });
  }

  /** Compares the page with its model, which first takes the states that the page shows. */
  private async compare(done: Done): Promise<void> {
    const { model, opened, before, latest } = this;
    this.learnContacts();
    if (!isNarrow(model, latest))
      model.keepMatching(({ sort }) => isMarked(latest.headTexts, sort));
    model.keepMatching(({ loading }) => loading === latest.line);
    model.keepMatching(({ rowCount }) => rowCount === latest.rowCount);
    for (const [id, sentence] of expectationsOf({ model, done, opened, before, latest }))
      await this.expect(id, sentence);
  }

  /** @throws Mismatch if a sentence fails, NotJudged if its step skips it */
  private async expect(id: string, sentence: SentenceToRun): Promise<void> {
    const { steps, world } = this;
    const result = await steps.executor.run(world, sentence).catch((error: Error) => {
      if (error instanceof NotJudged) throw error;
      throw new Mismatch(id, textOf(sentence), error.message);
    });
    if (result === 'skipped') throw new NotJudged(world.reason);
  }

  /** Makes the contacts that this project's page has by now. */
  private learnContacts(): void {
    for (; this.generator && this.made < this.latest.rowCount; this.made += 1) {
      const { uuid, name, address, phone } = makeContact(this.generator);
      const row = { UUID: uuid, Name: name, Address: address, Phone: phone };
      this.contacts.rows.learn([[this.made, row]], false);
    }
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
  private async run(text: string): Promise<void> {
    this.sentences.push(text);
    await this.steps.executor.run(this.world, { text });
  }

  /** Observes the page, and keeps the scroll events since the last time. */
  private async observe(): Promise<void> {
    this.latest = await this.contacts.look(this.model.isOwn);
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
