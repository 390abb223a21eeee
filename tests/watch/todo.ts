/** The examples that are still to be run, by their ids. */
export class Todo {
  /** Those that a change concerns, the likeliest to fail first. */
  first: readonly string[] = [];
  /** The others, once these have passed. */
  rest: readonly string[] = [];

  /** Puts examples before those that are left of earlier changes. */
  add(first: readonly string[], rest: readonly string[]): void {
    const all = new Set([...first, ...this.first]);
    this.first = [...all];
    this.rest = [...new Set([...rest, ...this.rest])].filter((id) => !all.has(id));
  }

  /** Puts these in place of all others. */
  replace(first: readonly string[], rest: readonly string[]): void {
    this.first = [];
    this.rest = [];
    this.add(first, rest);
  }

  /** Takes out one that has its verdict. */
  done(id: string): void {
    this.first = this.first.filter((each) => each !== id);
    this.rest = this.rest.filter((each) => each !== id);
  }
}
