/**
 * Moves the first `length` elements apart, so that the elements at `slots` are free: in place, or in
 * a copy with twice the room where there is none.
 *
 * @param slots where new elements are to stand in the end, ascending
 */
export function openSlots<Numbers extends Uint32Array | Uint8Array>(
  numbers: Numbers,
  length: number,
  slots: readonly number[],
): Numbers {
  const end = length + slots.length;
  let roomy = numbers;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a copy too many costs time alone
  if (end > numbers.length) {
    roomy = new (numbers.constructor as new (length: number) => Numbers)(end * 2);
    roomy.set(numbers);
  }
  // From the last one on, so that no element is moved twice.
  let unmoved = length;
  for (let nth = slots.length - 1; nth >= 0; nth -= 1) {
    const slot = slots[nth] as number;
    roomy.copyWithin(slot + 1, slot - nth, unmoved);
    unmoved = slot - nth;
  }
  return roomy;
}

/** A copy of `elements` with `added` inserted, each to stand in its one of the ascending `slots`. */
export function insertAtSlots<Element>(
  elements: readonly Element[],
  slots: readonly number[],
  added: readonly Element[],
): Element[] {
  const cuts = slots.map((slot, nth) => slot - nth);
  const between = cuts.map((cut, nth) => elements.slice(cuts[nth - 1] ?? 0, cut));
  return ([] as Element[]).concat(
    ...between.flatMap((run, nth) => [run, added.slice(nth, nth + 1)]),
    elements.slice(cuts.at(-1) ?? 0),
  );
}
