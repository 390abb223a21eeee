import type { Table } from './table.ts';

/**
 * The values in view that the reader cannot read in full: cut off by the window's sides or by their
 * own cell, under another element, in another value's place, or smaller than 12 px.
 */
export function cutOff(table: Table): Promise<string[]> {
  return table.root.evaluate((root) => {
    const { clientWidth, clientHeight } = document.documentElement;
    const heads = [...root.querySelectorAll('th')].map((head) => head.getBoundingClientRect());
    const top = Math.max(...heads.map(({ bottom }) => bottom));
    const faults: string[] = [];
    for (const row of root.querySelectorAll('tbody tr')) {
      const taken: DOMRect[] = [];
      for (const cell of row.querySelectorAll('td')) {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const lines = [...text.getClientRects()].filter(
          (line) => line.top >= top && line.bottom <= clientHeight,
        );
        const isCut = lines.some((line) => line.left < 0 || line.right > clientWidth);
        const isClipped =
          cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight;
        const isCovered = lines.some(
          ({ left, right, top, bottom }) =>
            !cell.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
        );
        const isOverlapped = lines.some((line) =>
          taken.some(
            (other) =>
              line.left < other.right &&
              other.left < line.right &&
              line.top < other.bottom &&
              other.top < line.bottom,
          ),
        );
        const isTiny = Number.parseFloat(getComputedStyle(cell).fontSize) < 12;
        taken.push(...lines);
        const reasons = { isCut, isClipped, isCovered, isOverlapped, isTiny };
        for (const [reason, holds] of Object.entries(reasons)) {
          if (holds) faults.push(`${cell.textContent}: ${reason}`);
        }
      }
    }
    return faults;
  });
}
