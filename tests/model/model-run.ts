/** A page and its model, which run the same sentences and are compared after each step. */
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type SentenceToRun, textOf } from '../../step-definitions/support/executor.ts';
import type { loadSteps } from '../../step-definitions/support/load-steps.ts';
import type { SpecificationWorld } from '../../step-definitions/support/world.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import type { Geometry } from '../driver/in-page/view.ts';
import { Interrupted, NARROW_PX, NotJudged } from '../driver/judged-window.ts';
import { type Column, columnOf } from '../driver/table.ts';
import {
  COLUMNS_ARE,
  type Done,
  expectationsOf,
  isMarked,
  isNarrow,
  orderOf,
  VALUES_CAN_BE_SEEN,
} from './expectations.ts';
import { Mismatch } from './mismatch.ts';
import { Model } from './model.ts';
import { type Look, type Opening, WalkedPage } from './walked-page.ts';

/** The steps of the features, with their World. */
export type Steps = Awaited<ReturnType<typeof loadSteps>>;

/** How long a step may take, in ms. */
const STEP_MS = 60_000;

/** Sentences after which page and model are compared, and their effect on the model. */
export interface Step extends Done {
  readonly sentences: readonly string[];
  /** Their effect on the model besides the time that they take. */
  readonly change?: ((model: Model, layout: Geometry) => void) | undefined;
  /** The header that they need. */
  readonly header?: Column;
  /** Whether they need a page in which nothing has the focus. */
  readonly isUnfocused?: boolean;
  /** Runs them in another way than one after the other. */
  readonly by?: (page: WalkedPage) => Promise<void>;
}

export class ModelRun {
  readonly model: Model;
  readonly window: DrivenWindow;
  readonly contacts: WalkedPage;
  /** The sentences that have run. */
  readonly sentences: string[] = [];
  /** The page as it was seen before the last step, and last. */
  private before: Look | undefined;
  latest!: Look;
  private readonly world: SpecificationWorld;

  constructor(
    /** The page in Playwright. */
    readonly tab: Page,
    private readonly opening: Opening,
    private readonly steps: Steps,
  ) {
    this.window = new DrivenWindow(tab);
    this.contacts = new WalkedPage(this.window, opening);
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
    const { model } = this;
    const isShown = (head: Column) => this.latest.headTexts.some((text) => columnOf(text) === head);
    if (step.isUnfocused && this.latest.hasFocus) return;
    // In a narrow window another page may show no headers to click.
    if (step.header && isNarrow(model, this.latest) && !isShown(step.header)) return;
    await this.runOnPage(step).catch((error: Error) => {
      if (model.isOwn || error instanceof NotJudged) throw error;
      if (!this.tab.context().browser()?.isConnected())
        throw new Interrupted('the browser has ended');
      if (error.name === 'TimeoutError') throw new Interrupted(error.message.split('\n')[0]);
      throw new Mismatch('R2.1', textOf(COLUMNS_ARE), error.message);
    });
    const { now, geometry } = this.latest;
    if (step.cause === 'opening') {
      model.open();
      // In a tall window the page loads as soon as it opens.
      model.settle(geometry);
    }
    const isScroll = step.cause === 'scroll';
    model.scroll(
      this.contacts.scrolls.map((each) => ({ ...each, isByReader: isScroll && each.isByReader })),
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

  /** Looks at a picture of the page at the end of a walk: it may depend on all that came before. */
  async expectSight(): Promise<void> {
    if (this.latest.width >= NARROW_PX) await this.expect('R2.2', VALUES_CAN_BE_SEEN);
  }

  /** Compares the page with its model, which first takes the states that the page shows. */
  private async compare(done: Done): Promise<void> {
    const { model, before, latest } = this;
    if (!isNarrow(model, latest))
      model.keepMatching(({ sort }) => isMarked(latest.headTexts, sort));
    model.keepMatching(({ loading }) => loading === latest.line);
    model.keepMatching(({ rowCount }) => rowCount === latest.rowCount);
    for (const [id, sentence] of expectationsOf({ model, done, before, latest }))
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

  /** Runs the sentences and observes the page. */
  private async runOnPage({ cause, sentences, by }: Step): Promise<void> {
    const { contacts, model } = this;
    if (cause === 'scroll') await contacts.inPage.beginScroll();
    this.before = this.latest;
    contacts.scrolls = [];
    if (by) {
      this.sentences.push(...sentences);
      await by(contacts);
    } else for (const each of sentences) await this.run(each);
    if (model.isOwn && cause === 'scroll') await contacts.untilScrolled();
    this.latest = await contacts.look();
  }

  /** Runs a sentence on the page alone. */
  private async run(text: string): Promise<void> {
    this.sentences.push(text);
    await this.steps.executor.run(this.world, { text });
  }
}
