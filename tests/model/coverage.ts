/** What the walks have covered, by requirement id, and how often. */

/** Something that a walk does, passes through or checks; its title begins with its ids. */
export interface Evidence {
  readonly kind: 'command' | 'transition' | 'invariant';
  readonly title: string;
  count: number;
}

/** All evidence, in the order of definition. */
export const evidence: Evidence[] = [];

function define(kind: Evidence['kind'], title: string): Evidence {
  const each = { kind, title, count: 0 };
  evidence.push(each);
  return each;
}

/** A kind of command: an action of the reader, the window or the clock. */
export const command = (title: string) => define('command', title);

/** A transition of the model from one state to another. */
export const transition = (title: string) => define('transition', title);

/** Something that page and model must agree on. */
export const invariant = (title: string) => define('invariant', title);

/** What has never been covered. */
export function missing(): Evidence[] {
  return evidence.filter(({ count }) => count === 0);
}
