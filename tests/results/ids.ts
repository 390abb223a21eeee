/** Maximum length of an id, which is also a file name, in characters. */
const LONGEST = 200;

/** Creates ids of sections, points, scenarios and examples: unique, and stable between runs. */
export class Ids {
  private readonly taken = new Set<string>();

  /** This id, with a number appended if it is already in use. */
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

/** The id of something with this title, inside `home`: stable between runs, and also the name of its files. */
export function idIn(home: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [home, ...words].join('-');
}
