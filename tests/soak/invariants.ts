/** What holds in every weather: nothing lost, nothing doubled, nothing thrown. */
import { isDeepStrictEqual } from 'node:util';
import { expect, expectSoon } from '../driver/expect.ts';
import { COLUMNS, type Row } from '../driver/table.ts';
import { gapsBetween } from '../driver/view.ts';
import { Disagreement } from '../walks/invariants.ts';
import type { SoakedPage } from './soaked-page.ts';

/**
 * Holds what is shown against what is expected.
 *
 * @throws Disagreement if they differ
 */
export function hold(title: string, expected: unknown, shown: unknown): void {
  if (!isDeepStrictEqual(expected, shown)) throw new Disagreement(title, expected, shown);
}

const textOf = (row: Row | undefined) => row && COLUMNS.map((column) => row[column]).join(' | ');

/** The rows in the document fill the view, one after the other, each the one that belongs there. */
export async function holdView(page: SoakedPage): Promise<void> {
  const { rows, bottom, count } = await page.look();
  const order = page.expected(count);
  const from = rows[0]?.place ?? 0;
  const due = rows.map((_, nth) => [from + nth, textOf(order[from + nth])]);
  const found = rows.map(({ place, text }) => [place, text]);
  const at = due.findIndex((each, nth) => !isDeepStrictEqual(each, found[nth]));
  hold('The rows in the document are in their order', due[at], found[at]);
  hold('Rows fill the view', [], gapsBetween(rows, bottom, count));
}

/** All rows by their place, read by scrolling from the top to the bottom, then to the top again. */
async function readRows(page: SoakedPage): Promise<Map<number, string>> {
  const { count } = await page.look();
  const seen = new Map<number, string>();
  for (let top = 0; ; ) {
    await page.contacts.scrollTo(() => top);
    await holdView(page);
    const { rows, geometry } = page.shown;
    for (const { place, text } of rows) seen.set(place, text);
    if (seen.size >= count) break;
    const last = geometry.scrollHeight - geometry.clientHeight;
    hold('There is more to scroll to', true, geometry.scrollTop < last);
    top = Math.min(geometry.scrollTop + (rows.at(-1)?.top ?? 0), last);
  }
  await page.contacts.scrollTo(() => 0);
  return seen;
}

/** Lets the page do what is still to be done. */
async function comeToRest(page: SoakedPage): Promise<void> {
  // The rows of a list that is loaded on while it is read keep their place only where none is sorted.
  if (page.isHeld) await page.contacts.clock.pass(1_000);
  else await page.unsort();
  await expectSoon(async () => expect((await page.look()).line).toBe(false));
}

/** Reads the whole list, and holds all that holds in every weather. */
export async function holdInvariants(page: SoakedPage): Promise<void> {
  await comeToRest(page);
  const { count } = await page.look();
  const rows = await readRows(page);
  const uuids = [...rows.values()].map((text) => text.split(' | ')[0]);
  hold('No two rows share a UUID', uuids.length, new Set(uuids).size);
  const missing = page.expected(count).filter((row, place) => textOf(row) !== rows.get(place));
  hold('No row is lost', [], missing);

  await comeToRest(page);
  const { line, loader, count: rowCount } = await page.look();
  const { loads, faults } = await page.watched();
  hold('Each load sets the flag and brings 20 rows', [], faults);
  hold('The number of rows is 40 and 20 for each load', 40 + 20 * loads, rowCount);
  hold('The loading flag is clear', [false, false], [line, loader]);
  hold('Nothing is thrown, said or asked for', [], page.contacts.quiet.breaches());
}
