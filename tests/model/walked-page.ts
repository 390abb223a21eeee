/** The page of a walk: it is read in one call after each step, without a scroll. */
import { createContactGenerator, makeContact } from '../../src/contact/generator.ts';
import { ContactsPage } from '../driver/contacts-page.ts';
import type { PlacedRow } from '../driver/expected-rows.ts';
import type { ScrollEvent } from '../driver/in-page/observation.ts';
import { type InPage, inPageBy, type JudgedWindow } from '../driver/judged-window.ts';

type Result<Name extends keyof InPage> = Awaited<ReturnType<InPage[Name]>>;
type Call = readonly [name: keyof InPage, ...given: unknown[]];

/** What sentences ask of any page and of this one, and the calls that answer. */
const ANY: Record<string, Call> = {
  surroundings: ['surroundings'],
  geometry: ['geometry'],
  rowCount: ['rowCount'],
  headTexts: ['headTexts'],
  readTable: ['readTable'],
  'countOf Is loading...': ['countOf', 'Is loading...'],
  'countOf Loading...': ['countOf', 'Loading...'],
  // After a load or a sort, the others may differ.
  textAround: ['textAround'],
  focusedTag: ['focusedTag'],
  controls: ['controls'],
  storedNames: ['storedNames'],
};
const OWN: Record<string, Call> = {
  ariaSort: ['ariaSort'],
  readView: ['readView'],
};

/** How often a scroll is observed before it must end: two seconds of smooth scrolling. */
const RENDERINGS = 60;

/** How a page is opened. */
export interface Opening {
  readonly url: string;
  /** The seed of its contacts (B8), if it is this project's page. */
  readonly seed?: number;
}

/** What a model needs to know of the page. */
export interface Look extends Result<'observeScroll'> {
  readonly scrolls: ScrollEvent[];
  readonly geometry: Result<'geometry'>;
  readonly rowCount: number;
  readonly headTexts: readonly string[];
  /** Whether the loading line is shown. */
  readonly line: boolean;
  /** Whether an element has the focus, so that keys may be its own. */
  readonly hasFocus: boolean;
}

export class WalkedPage extends ContactsPage {
  override readsWholeList = false;
  /** The results of the last look, as long as the page cannot have changed. */
  private answers = new Map<string, unknown>();
  /** The view at the last look, or its geometry alone. */
  private view!: Result<'readView'>;
  /** The text besides the table when the page was opened. */
  private textAtOpening = '';
  /** The scroll events of the last step. */
  scrolls: ScrollEvent[] = [];
  /** The contacts of this project's page by its seed, and what makes them. */
  private readonly made: PlacedRow[] = [];
  private readonly generator;

  constructor(
    window: JudgedWindow,
    private readonly opening: Opening,
  ) {
    super(window, opening.url);
    this.generator = createContactGenerator(opening.seed);
  }

  override readonly inPage = inPageBy(async (name, given) => {
    const question = [name, ...given].join(' ');
    if (this.answers.has(question)) return this.answers.get(question);
    // Any other call may change the page.
    this.answers.clear();
    return Reflect.apply(this.window.inPage[name], undefined, given);
  });

  override async visit(go: () => Promise<void>): Promise<void> {
    await super.visit(go);
    this.textAtOpening = await this.inPage.textAround();
  }

  /** Reads the page; sentences that compare it with an earlier one compare it with the last look. */
  async look(): Promise<Look> {
    const asked = this.opening.seed === undefined ? ANY : { ...ANY, ...OWN };
    const calls = [['observeScroll'], ...Object.values(asked)] as const;
    const [first, ...results] = await this.window.inPage.callAll(calls);
    const scroll = first as Result<'observeScroll'>;
    this.scrolls.push(...scroll.scrolls);
    this.answers = new Map(Object.keys(asked).map((question, nth) => [question, results[nth]]));
    const answer = (question: string) => this.answers.get(question);
    this.before = { view: this.view, text: this.textAtOpening, contacts: this.rows.generated };
    this.view = (answer('readView') ?? answer('geometry')) as Result<'readView'>;
    const rowCount = answer('rowCount') as number;
    if (this.opening.seed !== undefined) this.learnContacts(rowCount);
    return {
      ...scroll,
      geometry: answer('geometry') as Look['geometry'],
      rowCount,
      headTexts: answer('headTexts') as string[],
      line: answer('countOf Loading...') !== 0,
      hasFocus: answer('focusedTag') !== 'BODY',
    };
  }

  /** Learns the contacts that this project's page has by now, which it may not have shown unsorted. */
  private learnContacts(count: number): void {
    const { made, generator } = this;
    while (made.length < count) {
      const { uuid, name, address, phone } = makeContact(generator);
      made.push([made.length, { UUID: uuid, Name: name, Address: address, Phone: phone }]);
    }
    this.rows.learn(made.slice(0, count), false);
  }

  /** Keeps the scroll events since the last time, without a look at the rest of the page. */
  private async observeScroll() {
    const seen = await this.inPage.observeScroll();
    this.scrolls.push(...seen.scrolls);
    return seen;
  }

  /** Waits for the first event of a scroll. */
  async untilScrolling(): Promise<void> {
    while (this.scrolls.length === 0) await this.observeScroll();
  }

  /** Waits for the end of the reader's scroll. */
  async untilScrolled(): Promise<void> {
    for (let rendering = 0; rendering < RENDERINGS; rendering += 1) {
      if (!(await this.observeScroll()).isByReader) return;
      await this.inPage.settle();
    }
    throw new Error('The scroll does not end');
  }

  override stored(): Promise<readonly string[]> {
    return this.inPage.storedNames();
  }

  override async allRows(): Promise<readonly PlacedRow[]> {
    if (this.readsWholeList) return super.allRows();
    return (await this.inPage.readTable()).rows;
  }
}
