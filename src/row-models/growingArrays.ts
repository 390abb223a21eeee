/**
 * Moves the first `length` elements apart so that the positions in `slots` are free: in place, or in
 * a copy of twice the size if they do not fit.
 *
 * @param slots the final positions of the new elements, ascending
 */
export function openSlots<Numbers extends Uint32Array | Uint8Array>(
  numbers: Numbers,
  length: number,
  slots: readonly number[],
): Numbers {
  const end = length + slots.length;
  let roomy = numbers;
  if (end > numbers.length) {
    roomy = new (numbers.constructor as new (length: number) => Numbers)(end * 2);
    roomy.set(numbers);
  }
  // From the end, so that no element is moved twice.
  let unmoved = length;
  for (let nth = slots.length - 1; nth >= 0; nth -= 1) {
    const slot = slots[nth] as number;
    roomy.copyWithin(slot + 1, slot - nth, unmoved);
    unmoved = slot - nth;
  }
  return roomy;
}

/** A copy of `elements` with `added` inserted at the ascending positions in `slots`. */
export function insertAtSlots<Element>(
  elements: readonly Element[],
  slots: readonly number[],
  added: readonly Element[],
): Element[] {
  const inserted = elements.concat(added);
  // From the end to the first slot: the elements before it do not move.
  for (let at = inserted.length - 1, nth = slots.length - 1; nth >= 0; at -= 1) {
    if (slots[nth] === at) {
      inserted[at] = added[nth] as Element;
      nth -= 1;
    } else {
      inserted[at] = elements[at - nth - 1] as Element;
    }
  }
  return inserted;
}
