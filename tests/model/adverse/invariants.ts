/** What must hold under every condition: no row lost or duplicated, no error thrown. */
import { isDeepStrictEqual } from 'node:util';
import { COLUMNS, type Row } from '../../driver/table.ts';
import { gapsBetween } from '../../driver/view.ts';
import { Mismatch } from '../invariants.ts';
import { expect } from './expect.ts';
import type { SoakedPage } from './soaked-page.ts';

/**
 * Checks that `shown` deeply equals `expected`.
 *
 * @throws Mismatch if they differ
 */
export function check(title: string, expected: unknown, shown: unknown): void {
  if (!isDeepStrictEqual(expected, shown)) throw new Mismatch(title, expected, shown);
}

const textOf = (row: Row | undefined) => row && COLUMNS.map((column) => row[column]).join(' | ');

/** Checks that the rows in the document are the right ones, in order, and fill the view. */
export async function checkView(page: SoakedPage): Promise<void> {
  const { rows, bottom, count } = await page.observe();
  const order = page.expected(count);
  const from = rows[0]?.place ?? 0;
  const expected = rows.map((_, nth) => [from + nth, textOf(order[from + nth])]);
  const found = rows.map(({ place, text }) => [place, text]);
  const at = expected.findIndex((each, nth) => !isDeepStrictEqual(each, found[nth]));
  check('The rows in the document are in their order', expected[at], found[at]);
  check('Rows fill the view', [], gapsBetween(rows, bottom, count));
}

/** Reads all rows, by place: scrolls from the top to the bottom, and back to the top. */
async function readRows(page: SoakedPage): Promise<Map<number, string>> {
  const { count } = await page.observe();
  const seen = new Map<number, string>();
  for (let top = 0; ; ) {
    await page.contacts.scrollTo(() => top);
    await checkView(page);
    const { rows, geometry } = page.shown;
    for (const { place, text } of rows) seen.set(place, text);
    if (seen.size >= count) break;
    const last = geometry.scrollHeight - geometry.clientHeight;
    check('There is more to scroll to', true, geometry.scrollTop < last);
    top = Math.min(geometry.scrollTop + (rows.at(-1)?.top ?? 0), last);
  }
  await page.contacts.scrollTo(() => 0);
  return seen;
}

/** Waits until the page has nothing left to do. */
async function waitUntilIdle(page: SoakedPage): Promise<void> {
  // On a running clock, reading the list loads more; only unsorted rows then keep their place.
  if (page.isHeld) await page.contacts.clock.pass(1_000);
  else await page.unsort();
  const isLoading = async () => (await page.observe()).line;
  await expect.poll(isLoading).toBe(false);
}

/** Reads the whole list and checks what must hold under every condition. */
export async function checkInvariants(page: SoakedPage): Promise<void> {
  await waitUntilIdle(page);
  const { count } = await page.observe();
  const rows = await readRows(page);
  const uuids = [...rows.values()].map((text) => text.split(' | ')[0]);
  check('No two rows share a UUID', uuids.length, new Set(uuids).size);
  const missing = page.expected(count).filter((row, place) => textOf(row) !== rows.get(place));
  check('No row is lost', [], missing);

  await waitUntilIdle(page);
  const { line, loader, count: rowCount } = await page.observe();
  const { loads, faults } = await page.watched();
  check('Each load sets the flag and adds 20 rows', [], faults);
  check('There are 40 rows, plus 20 for each load', 40 + 20 * loads, rowCount);
  check('The loading flag is clear', [false, false], [line, loader]);
  check(
    'There are no errors, console messages or requests',
    [],
    page.contacts.window.quiet.breaches(),
  );
}
