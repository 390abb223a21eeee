/** Reads the document's markup. */
import { DOMParser, type Element } from '@xmldom/xmldom';

/** A sentence as shown, with the values of a row in place of its placeholders. */
export interface ReadSentence {
  readonly keyword: string | undefined;
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
  readonly docString?: string;
  readonly mediaType?: string;
}

const hasClass = (element: Element, name: string) =>
  (element.getAttribute('class') ?? '').split(' ').includes(name);

const within = (element: Element, tag: string) => [...element.getElementsByTagName(tag)];

const verdictIn = (element: Element | undefined) =>
  element &&
  within(element, 'span')
    .find((each) => hasClass(each, 'mark'))
    ?.getAttribute('aria-label');

/** The closest ancestor that fits, or the element itself. */
function around(element: Element, fits: (element: Element) => boolean): Element {
  return fits(element) ? element : around(element.parentNode as Element, fits);
}

/** A part of the document. */
export class ReadPart {
  constructor(private readonly element: Element) {}

  get text(): string {
    return this.element.textContent ?? '';
  }

  /** Its elements of this name and, unless it is empty, this class. */
  all(tag: string, name = ''): ReadPart[] {
    return within(this.element, tag)
      .filter((each) => !name || hasClass(each, name))
      .map((each) => new ReadPart(each));
  }

  attribute(name: string): string {
    return this.element.getAttribute(name) ?? '';
  }
}

/** An example at its place: an article, or a row of values in one. */
export class ReadExample {
  private readonly article: Element;
  /** Columns with their values; empty unless it is a row. */
  private readonly values: readonly (readonly [column: string, value: string])[];

  constructor(private readonly element: Element) {
    this.article = around(element, (each) => hasClass(each, 'example'));
    const isRow = element.nodeName === 'tr';
    const table = isRow ? around(element, ({ nodeName }) => nodeName === 'table') : undefined;
    const cells = within(element, 'td').map(({ textContent }) => textContent ?? '');
    const columns = table ? within(table, 'th').map(({ textContent }) => textContent ?? '') : [];
    // The last two are the verdict and the time.
    this.values = columns.slice(0, -2).map((column, nth) => [column, cells[nth] ?? '']);
  }

  /** A placeholder's value, in which Gherkin also replaces the columns that follow. */
  private valueOf(placeholder: string): string {
    return this.values.reduce(
      (text, [column, value]) => text.replaceAll(`<${column}>`, () => value),
      `<${placeholder}>`,
    );
  }

  private read(element: Element | undefined): string {
    return [...(element?.childNodes ?? [])]
      .map(({ nodeName, textContent }) => {
        const text = textContent ?? '';
        return nodeName === 'var' ? this.valueOf(text) : text;
      })
      .join('');
  }

  get title(): string {
    return this.read(within(this.article, 'h4')[0]?.getElementsByTagName('a')[0]);
  }

  /** Its mark, or its row's. */
  get verdict() {
    const note = within(this.article, 'p').find((each) => hasClass(each, 'note'));
    return verdictIn(this.element.nodeName === 'tr' ? this.element : note);
  }

  private get items(): Element[] {
    return within(this.article, 'li').filter(({ parentNode }) =>
      hasClass(parentNode as Element, 'sentences'),
    );
  }

  /** Names of all placeholders in its title and its sentences. */
  get placeholders(): string[] {
    return within(this.article, 'var').map(({ textContent }) => textContent ?? '');
  }

  /** The names of its tables of values, if they have any. */
  get tables(): string[] {
    return within(this.article, 'h5').map(({ textContent }) => textContent ?? '');
  }

  /** The notes below its title and above its tables. */
  get notes(): string[] {
    return within(this.article, 'p')
      .filter((each) => hasClass(each, 'kind'))
      .map(({ textContent }) => textContent ?? '');
  }

  /** The sentences marked as failed, in any row. */
  get failed(): number[] {
    return this.items.flatMap((item, nth) => (hasClass(item, 'failed') ? [nth] : []));
  }

  get sentences(): ReadSentence[] {
    return this.items.map((item) => {
      const [sentence, table, code] = ['span', 'table', 'pre'].map((tag) => within(item, tag)[0]);
      const media = within(item, 'p')[0];
      return {
        keyword: within(item, 'b')[0]?.textContent ?? '',
        text: this.read(sentence),
        ...(table && {
          table: within(table, 'tr').map((row) => within(row, 'td').map((cell) => this.read(cell))),
        }),
        ...(code && { docString: this.read(within(code, 'code')[0]) }),
        ...(media && { mediaType: this.read(media) }),
      };
    });
  }
}

/** The document, read from its markup. */
export class ReadDocument {
  private readonly body: Element;
  /** Articles and rows by their places. */
  private readonly examples = new Map<string, Element[]>();

  constructor(html: string) {
    const page = `<!doctype html><html><body>${html}</body></html>`;
    const document = new DOMParser().parseFromString(page, 'text/html');
    this.body = document.getElementsByTagName('body')[0] as Element;
    for (const each of ['article', 'tr'].flatMap((tag) => within(this.body, tag))) {
      const place = each.getAttribute('data-example');
      if (place) this.examples.set(place, [...(this.examples.get(place) ?? []), each]);
    }
  }

  private all(tag: string, name: string): Element[] {
    return within(this.body, tag).filter((each) => hasClass(each, name));
  }

  /** The example at a file and line. */
  example(place: string): ReadExample | undefined {
    const found = this.examples.get(place) ?? [];
    return found.length === 1 ? new ReadExample(found[0] as Element) : undefined;
  }

  /** The element with this id. */
  part(id: string): ReadPart {
    const found = within(this.body, '*').find((each) => each.getAttribute('id') === id);
    return new ReadPart(found as Element);
  }

  get summary(): ReadPart {
    return new ReadPart(this.all('section', 'summary')[0] as Element);
  }

  /** How many examples it shows, rows of outlines included. */
  get count(): number {
    return [...this.examples.values()].flat().length;
  }

  /** The verdict on each point, beside its title. */
  get verdicts() {
    return this.all('section', 'rule').map((rule) => verdictIn(within(rule, 'h3')[0]));
  }

  /** The same in the contents. */
  get contents() {
    const nav = within(this.body, 'nav')[0] as Element;
    return within(nav, 'a').flatMap((link) => verdictIn(link) ?? []);
  }

  /** The summary's first line, and the verdict that its style shows. */
  get headline() {
    const [line] = this.all('p', 'verdict');
    return {
      verdict: line?.getAttribute('class')?.replace('verdict ', ''),
      text: line?.textContent,
    };
  }

  get ids(): string[] {
    return within(this.body, '*').flatMap((each) => each.getAttribute('id') ?? []);
  }

  /** Where its links inside the document lead. */
  get targets(): string[] {
    return within(this.body, 'a').flatMap((link) => {
      const [, id] = /^#(.*)$/.exec(link.getAttribute('href') ?? '') ?? [];
      return id === undefined ? [] : [decodeURIComponent(id)];
    });
  }
}
