import type { Page } from '@playwright/test';
import { ContactsPage } from '../driver/contacts-page.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import { Observer } from '../driver/observer.ts';
import { Generated } from './generated.ts';
import { checkAgainstModel, checkOpened } from './invariants.ts';
import { Model } from './model.ts';
import type { Sentences } from './sentences.ts';

/** How a page is opened. */
export interface Opening {
  /** Address of the page, without a query. */
  readonly url: string;
  /** Seed of its contacts (B8). */
  readonly seed: number;
  /** Whether the browser's clock runs instead of a fake one; the model then follows the page's loads. */
  readonly isRunning?: boolean;
}

/** A page and its model, which have run the same sentences. */
export class ModelRun {
  readonly model = new Model();
  readonly contacts: ContactsPage;
  readonly observer: Observer;
  /** The contacts that the page should show. */
  readonly generated: Generated;
  /** The sentences of the features that have run. */
  readonly sentences: string[] = [];
  /** Number of commands so far. */
  commands = 0;
  private readonly window: DrivenWindow;

  constructor(
    /** The page in Playwright. */
    readonly tab: Page,
    private readonly opening: Opening,
    private readonly definitions: Sentences,
  ) {
    this.window = new DrivenWindow(tab);
    this.contacts = new ContactsPage(this.window, opening.url);
    this.observer = new Observer(this.contacts);
    this.generated = new Generated(opening.seed);
  }

  get isRunning(): boolean {
    return this.opening.isRunning ?? false;
  }

  /** The latest observation of the page. */
  get latest() {
    return this.observer.latest;
  }

  /** Opens the page. */
  async open(): Promise<void> {
    await (this.isRunning ? this.window.watch() : this.window.installClock());
    await this.window.record();
    await this.reopen(`the page is open at "?seed=${this.opening.seed}"`);
  }

  /** Runs a sentence that opens the page or loads it again. */
  async reopen(sentence: string): Promise<void> {
    await this.take(sentence);
    const { now, geometry } = await this.observer.observe();
    checkOpened(this);
    this.model.open(now);
    this.model.settle(geometry);
    checkAgainstModel(this);
  }

  /** Records a sentence before it runs. */
  note(sentence: string): void {
    this.sentences.push(sentence);
  }

  /** Runs the step definition of a sentence. */
  async take(sentence: string): Promise<void> {
    this.note(sentence);
    await this.definitions.run(sentence, this.contacts);
  }

  /**
   * Observes the settled page, and compares it with the model.
   *
   * @param follows whether the model follows the page's loads, which it cannot predict
   */
  async compare(follows = this.isRunning): Promise<void> {
    this.model.settle((await this.observer.observe()).geometry);
    if (follows) this.model.follow(this.latest);
    checkAgainstModel(this);
  }
}
