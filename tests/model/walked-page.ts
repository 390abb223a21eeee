/** The page of a walk: it is read in one call after each step, without a scroll. */
import { ContactsPage } from '../driver/contacts-page.ts';
import type { PlacedRow } from '../driver/expected-rows.ts';
import type { ScrollEvent } from '../driver/in-page/observation.ts';
import { type InPage, inPageBy } from '../driver/judged-window.ts';

type Result<Name extends keyof InPage> = Awaited<ReturnType<InPage[Name]>>;
type Call = readonly [name: keyof InPage, ...given: unknown[]];

/** What sentences ask of any page and of this one, and the calls that answer. */
const ANY: Record<string, Call> = {
  address: ['address'],
  geometry: ['geometry'],
  rowCount: ['rowCount'],
  headTexts: ['headTexts'],
  readTable: ['readTable'],
  'countOf Is loading...': ['countOf', 'Is loading...'],
  'countOf Loading...': ['countOf', 'Loading...'],
  // After a load or a sort, the others may differ.
  textAround: ['textElsewhere'],
  controls: ['controls'],
  storedNames: ['storedNames'],
  cookies: ['cookies'],
};
const OWN: Record<string, Call> = {
  ariaSort: ['ariaSort'],
  firstRow: ['firstRow'],
  gaps: ['gaps'],
  readView: ['readView'],
};

/** What a model needs to know of the page. */
export interface Look extends Result<'observeScroll'> {
  readonly scrolls: ScrollEvent[];
  readonly geometry: Result<'geometry'>;
  readonly rowCount: number;
  readonly headTexts: readonly string[];
  /** Whether the loading line is shown. */
  readonly line: boolean;
  /** The text besides the table, loader and line. */
  readonly text: string;
}

export class WalkedPage extends ContactsPage {
  override readsWholeList = false;
  /** The results of the last look, as long as the page cannot have changed. */
  private answers = new Map<string, unknown>();
  /** The view at the last look. */
  private view!: Result<'readView'>;
  /** The text besides the table when the page was opened. */
  private textAtOpening = '';

  override readonly inPage = inPageBy(async (name, given) => {
    const question = [name, ...given].join(' ');
    if (this.answers.has(question)) return this.answers.get(question);
    // Any other call may change the page.
    this.answers.clear();
    return Reflect.apply(this.window.inPage[name], undefined, given);
  });

  override async visit(go: () => Promise<void>): Promise<void> {
    await super.visit(go);
    this.textAtOpening = await this.inPage.textElsewhere();
  }

  /** Reads the page; sentences that compare it with an earlier one compare it with the last look. @param isOwn whether it is this project's page */
  async look(isOwn: boolean): Promise<Look> {
    const asked = isOwn ? { ...ANY, ...OWN } : ANY;
    const calls = [['observeScroll'], ...Object.values(asked)] as const;
    const [scroll, ...results] = await this.window.inPage.callAll(calls);
    this.answers = new Map(Object.keys(asked).map((question, nth) => [question, results[nth]]));
    const answer = (question: string) => this.answers.get(question);
    this.before = { view: this.view, text: this.textAtOpening, contacts: this.rows.generated };
    this.view = answer('readView') as Result<'readView'>;
    return {
      ...(scroll as Result<'observeScroll'>),
      geometry: answer('geometry') as Look['geometry'],
      rowCount: answer('rowCount') as number,
      headTexts: answer('headTexts') as string[],
      line: answer('countOf Loading...') !== 0,
      text: answer('textAround') as string,
    };
  }

  override async stored(): Promise<readonly string[]> {
    return [...(await this.inPage.cookies()), ...(await this.inPage.storedNames())];
  }

  override async allRows(): Promise<readonly PlacedRow[]> {
    if (this.readsWholeList) return super.allRows();
    return (await this.inPage.readTable()).rows;
  }
}
