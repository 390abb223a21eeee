/** The ids of the examples that are still to run. */
export class Queue {
  /** Examples that a change affects. */
  first: readonly string[] = [];
  /** All others, which run once these have passed. */
  rest: readonly string[] = [];

  /** Puts examples before those left over from earlier changes. */
  add(first: readonly string[], rest: readonly string[] = []): void {
    const all = new Set([...first, ...this.first]);
    this.first = [...all];
    this.rest = [...new Set([...rest, ...this.rest])].filter((id) => !all.has(id));
  }

  remove(id: string): void {
    this.first = this.first.filter((each) => each !== id);
    this.rest = this.rest.filter((each) => each !== id);
  }

  clear(): void {
    this.first = [];
    this.rest = [];
  }
}
