/** Makes ids for places in the document that stay the same from run to run. */
export class Anchors {
  private readonly made = new Set<string>();

  /** A unique id for something with this title, inside `home`. */
  make(home: string, title: string): string {
    const words = title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    let anchor = `${home}-${words}`;
    for (let nth = 2; this.made.has(anchor); nth += 1) anchor = `${home}-${words}-${nth}`;
    this.made.add(anchor);
    return anchor;
  }
}
