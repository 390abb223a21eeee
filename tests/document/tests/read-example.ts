import type { ReadPart } from './reading.ts';

/** A sentence as shown, with the values of a row in place of its placeholders. */
export interface ReadSentence {
  readonly keyword: string | undefined;
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
  readonly docString?: string;
  readonly mediaType?: string;
}

/** An example in the markup: an article, or a row of values in one. */
export class ReadExample {
  private readonly article: ReadPart;
  /** Columns with their values; empty unless it is a row. */
  private readonly values: readonly (readonly [column: string, value: string])[];

  constructor(private readonly part: ReadPart) {
    this.article = part.around((each) => each.has('example'));
    const table = part.name === 'tr' ? part.around(({ name }) => name === 'table') : undefined;
    const cells = part.all('td');
    const columns = table?.all('th') ?? [];
    // The last two are the verdict and the time.
    this.values = columns.slice(0, -2).map(({ text }, nth) => [text, cells[nth]?.text ?? '']);
  }

  /** A placeholder's value, in which Gherkin also replaces the columns that follow. */
  private valueOf(placeholder: string): string {
    return this.values.reduce(
      (text, [column, value]) => text.replaceAll(`<${column}>`, () => value),
      `<${placeholder}>`,
    );
  }

  private read(part: ReadPart | undefined): string {
    const texts = part?.children.map(({ name, text }) =>
      name === 'var' ? this.valueOf(text) : text,
    );
    return texts?.join('') ?? '';
  }

  get title(): string {
    return this.read(this.article.all('h4')[0]?.all('a')[0]);
  }

  /** The verdict of its mark, or of its row's. */
  get verdict() {
    return this.part.name === 'tr' ? this.part.verdict : this.article.all('p', 'note')[0]?.verdict;
  }

  private get items(): ReadPart[] {
    return this.article.all('ol', 'sentences').flatMap((list) => list.all('li'));
  }

  /** Names of all placeholders in its title and its sentences. */
  get placeholders(): string[] {
    return this.article.all('var').map(({ text }) => text);
  }

  /** The names of its tables of values, if they have any. */
  get tables(): string[] {
    return this.article.all('h5').map(({ text }) => text);
  }

  /** The notes below its title and above its tables. */
  get notes(): string[] {
    return this.article.all('p', 'kind').map(({ text }) => text);
  }

  /** The sentences marked as failed, in any row. */
  get failed(): number[] {
    return this.items.flatMap((item, nth) => (item.has('failed') ? [nth] : []));
  }

  get sentences(): ReadSentence[] {
    return this.items.map((item) => {
      const [sentence, table, code] = ['span', 'table', 'pre'].map((tag) => item.all(tag)[0]);
      const [media] = item.all('p');
      return {
        keyword: item.all('b')[0]?.text ?? '',
        text: this.read(sentence),
        ...(table && {
          table: table.all('tr').map((row) => row.all('td').map((cell) => this.read(cell))),
        }),
        ...(code && { docString: this.read(code.all('code')[0]) }),
        ...(media && { mediaType: this.read(media) }),
      };
    });
  }
}
