/** What random walks have covered, and how often. */

/** A command, a transition or an invariant; its title begins with its ids. */
export interface Covered {
  readonly kind: 'command' | 'transition' | 'invariant';
  readonly title: string;
  count: number;
}

/** All that can be covered, in the order of definition. */
export const coverage: Covered[] = [];

function define(kind: Covered['kind'], title: string): Covered {
  const each = { kind, title, count: 0 };
  coverage.push(each);
  return each;
}

/** A kind of command: an action of the reader, the window or the clock. */
export const command = (title: string) => define('command', title);

/** A transition of the model from one state to another. */
export const transition = (title: string) => define('transition', title);

/** What must be the same in page and model. */
export const invariant = (title: string) => define('invariant', title);

/** What has never been covered. */
export const uncovered = () => coverage.filter(({ count }) => count === 0);
