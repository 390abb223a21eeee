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
  const inserted = elements.concat(added);
  // From the last one on, up to the first slot: before it all stays as it was.
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
