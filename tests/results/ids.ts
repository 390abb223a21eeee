/** The id of something with this title, inside `home`: stable between runs, and also the name of its files. */
export function idIn(home: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [home, ...words].join('-');
}
