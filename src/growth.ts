/** Lists that only grow at their end, told from others without a look at their rows (B2). */

type List<Element> = readonly Element[];

/**
 * Invariant: of the lists in one family each begins with all shorter ones, and no other member is as
 * long as `longest`, save by adding nothing.
 */
interface Family {
  longest: number;
}

const families = new WeakMap<List<object>, Family>();

/** A list with `added` at its end, in the family of `list` unless that has grown otherwise before. */
export function grown<Element extends object>(
  list: List<Element>,
  added: List<Element>,
): Element[] {
  const next = list.concat(added);
  // Stryker disable next-line ObjectLiteral: a list outside its family is compared by its elements: slower alone
  const family = families.get(list) ?? { longest: list.length };
  families.set(list, family);
  // Stryker disable next-line all: a list outside its family is compared by its elements: slower alone
  if (family.longest === list.length) {
    family.longest = next.length;
    families.set(next, family);
  }
  return next;
}

/**
 * Says whether a list has only grown at its end, or not changed at all: whether `next` begins with
 * the elements of `previous`, all of them, the very same. Lists of one family need no look at them.
 */
export function hasGrownFrom(previous: List<object>, next: List<object>): boolean {
  const family = families.get(previous);
  // Stryker disable next-line ConditionalExpression: without families the rest tells the same, slower
  if (family && family === families.get(next)) return previous.length <= next.length;
  for (let place = 0; place < previous.length; place += 1) {
    if (previous[place] !== next[place]) return false;
  }
  return true;
}
