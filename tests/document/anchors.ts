/** Maximum length of an id, which is also a file name, in characters. */
const LONGEST = 200;

/** Makes ids for places in the document that stay the same from run to run. */
export class Anchors {
  private readonly made = new Set<string>();

  /** This id, or one with a number after it if there is one already. */
  take(wanted: string): string {
    let anchor = wanted;
    for (let nth = 2; this.made.has(anchor); nth += 1) anchor = `${wanted}-${nth}`;
    this.made.add(anchor);
    return anchor;
  }

  /** A unique id for something with this title, inside `home`. */
  make(home: string, title: string): string {
    const words = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    return this.take(`${home}-${words}`.slice(0, LONGEST).replace(/-$/, ''));
  }
}
