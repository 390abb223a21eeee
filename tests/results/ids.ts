/** Maximum length of an id, which is also a file name, in characters. */
const LONGEST = 200;

/** Makes ids of sections, points, scenarios and examples: unique, and the same from run to run. */
export class Ids {
  private readonly taken = new Set<string>();

  /** This id, or one with a number after it if there is one already. */
  take(wanted: string): string {
    let id = wanted;
    for (let nth = 2; this.taken.has(id); nth += 1) id = `${wanted}-${nth}`;
    this.taken.add(id);
    return id;
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
