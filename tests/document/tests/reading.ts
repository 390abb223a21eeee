/** Reads the document's markup. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { ReadExample } from './read-example.ts';

/** An element of the document. */
export class ReadPart {
  constructor(readonly element: Element) {}

  get name(): string {
    return this.element.nodeName;
  }

  get text(): string {
    return this.element.textContent ?? '';
  }

  /** Its child nodes, by name. */
  get children(): { readonly name: string; readonly text: string }[] {
    return [...this.element.childNodes].map(({ nodeName, textContent }) => ({
      name: nodeName,
      text: textContent ?? '',
    }));
  }

  /** Its descendants with this tag and, unless it is empty, this class. */
  all(tag: string, name = ''): ReadPart[] {
    return [...this.element.getElementsByTagName(tag)]
      .map((each) => new ReadPart(each))
      .filter((each) => !name || each.has(name));
  }

  has(name: string): boolean {
    return this.attribute('class').split(' ').includes(name);
  }

  attribute(name: string): string {
    return this.element.getAttribute(name) ?? '';
  }

  /** The first verdict in it, if any. */
  get verdict(): string | undefined {
    return this.all('span', 'mark')[0]?.attribute('aria-label');
  }

  /** The part itself if it fits, or the closest ancestor that does. */
  around(fits: (part: ReadPart) => boolean): ReadPart {
    return fits(this) ? this : new ReadPart(this.element.parentNode as Element).around(fits);
  }
}

/** The document, read from its markup. */
export class ReadDocument extends ReadPart {
  /** Articles and rows by their places. */
  private readonly examples = new Map<string, ReadPart[]>();

  constructor(html: string) {
    const page = `<!doctype html><html><body>${html}</body></html>`;
    const document = new DOMParser().parseFromString(page, 'text/html');
    super(document.getElementsByTagName('body')[0] as Element);
    for (const each of ['article', 'tr'].flatMap((tag) => this.all(tag))) {
      const place = each.attribute('data-example');
      if (place) this.examples.set(place, [...(this.examples.get(place) ?? []), each]);
    }
  }

  /** The example at a file and line, if there is exactly one. */
  example(place: string): ReadExample | undefined {
    const [found, ...others] = this.examples.get(place) ?? [];
    return found && others.length === 0 ? new ReadExample(found) : undefined;
  }

  /** The element with this id. */
  part(id: string): ReadPart {
    return this.all('*').find((each) => each.attribute('id') === id) as ReadPart;
  }

  get summary(): ReadPart {
    return this.all('section', 'summary')[0] as ReadPart;
  }

  /** Number of its examples, rows of outlines included. */
  get count(): number {
    return [...this.examples.values()].flat().length;
  }

  /** The verdict beside the title of each point. */
  get verdicts() {
    return this.all('section', 'rule').map((rule) => rule.all('h3')[0]?.verdict);
  }

  /** The verdicts in the contents. */
  get contents() {
    return this.all('nav').flatMap((nav) => nav.all('a').flatMap(({ verdict }) => verdict ?? []));
  }

  /** The summary's first line, and the verdict that its style shows. */
  get headline() {
    const [line] = this.all('p', 'verdict');
    return { verdict: line?.attribute('class').replace('verdict ', ''), text: line?.text };
  }

  get ids(): string[] {
    return this.all('*').flatMap((each) => each.attribute('id') || []);
  }

  /** The ids that its links within the document refer to. */
  get targets(): string[] {
    return this.all('a').flatMap((link) => {
      const [, id] = /^#(.*)$/.exec(link.attribute('href')) ?? [];
      return id === undefined ? [] : [decodeURIComponent(id)];
    });
  }
}
