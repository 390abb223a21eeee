/** What the walks bear witness to, by requirement id, and how often they did. */

/** A titled thing that a walk does, goes through or checks; its title begins with its ids. */
export interface Evidence {
  readonly kind: 'command' | 'transition' | 'invariant';
  readonly title: string;
  count: number;
}

/** All there is, in the order of the code. */
export const evidence: Evidence[] = [];

function witness(kind: Evidence['kind'], title: string): Evidence {
  const each = { kind, title, count: 0 };
  evidence.push(each);
  return each;
}

/** A kind of command: what the reader, the window or the clock does. */
export const command = (title: string) => witness('command', title);

/** A step of the model from one state to another. */
export const transition = (title: string) => witness('transition', title);

/** Something that page and model agree on. */
export const invariant = (title: string) => witness('invariant', title);

/** What has never happened. */
export function missing(): Evidence[] {
  return evidence.filter(({ count }) => count === 0);
}
