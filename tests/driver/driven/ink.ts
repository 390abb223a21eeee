/** What a reader sees of texts: the difference between a picture with them, and one in which they are transparent. */
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { InkBox, Inked } from '../in-page/ink.ts';
import { NotJudged } from '../judged-window.ts';
import { inPageOf } from './in-page.ts';

/** About half the width and height of a letter, in px. */
const LETTER = 10;
/** Fewest px of a sign that can be read. */
const LEAST_INK = 8;
/** Most px of ink in other places: those of letters that lean out of their cells. */
const MOST_OUTSIDE = 40;

const picture = async (page: Page) =>
  PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'initial', scale: 'css' }));

/** A place of ink, in px from the window's left and top. */
type Dot = readonly [x: number, y: number];

/** The places in which two pictures of one size differ, by more than a threshold from 0 to 1. */
export function differences(one: PNG, other: PNG, threshold = 0.1): Dot[] {
  const { width, height } = one;
  const mask = new Uint8Array(width * height * 4);
  const how = { includeAA: true, diffMask: true, threshold };
  pixelmatch(one.data, other.data, mask, width, height, how);
  const dots: Dot[] = [];
  for (let at = 0; at < width * height; at += 1)
    if (mask[at * 4 + 3]) dots.push([at % width, Math.floor(at / width)]);
  return dots;
}

const isIn =
  ({ left, right, top, bottom }: DOMRect) =>
  ([x, y]: Dot) =>
    x >= left - 1 && x <= right && y >= top - 1 && y <= bottom;

/** What is wrong with the ink of a text. */
function faultOf({ box, text, fault }: InkBox, ink: readonly Dot[]): string | undefined {
  const own = ink.filter(isIn(box));
  if (own.length < LEAST_INK) return 'cannot be seen';
  if (fault || !text) return fault;
  const [first, last] = [Math.min(...own.map(([x]) => x)), Math.max(...own.map(([x]) => x))];
  const end = Math.max(...own.map(([, y]) => y));
  const isCut = first > text.left + LETTER || last < text.right - LETTER;
  return isCut || end < text.bottom - LETTER ? 'is cut off' : undefined;
}

/**
 * Looks at texts of the page.
 *
 * @returns what is wrong with what a reader sees of each
 */
export async function faultsInSight(page: Page, inked: Inked): Promise<string[]> {
  const inPage = inPageOf(page);
  if (!(await page.evaluate(() => 'highlights' in CSS)))
    throw new NotJudged('this browser cannot make single texts transparent');
  await inPage.paint();
  await inPage.removeSelection();
  const shown = await picture(page);
  const faults: string[] = [];
  let count = 0;
  for (const parity of [0, 1] as const) {
    const boxes = await inPage.hideInk(inked, parity);
    const ink = differences(shown, await picture(page));
    await inPage.showInk();
    count += boxes.length;
    for (const each of boxes) {
      const fault = faultOf(each, ink);
      if (fault) faults.push(`${each.of} ${fault}`);
    }
    // Of markers or texts there is one picture; unsorted headers, for example, may lose an arrow of a style sheet.
    if (inked.what !== 'values') break;
    const outside = ink.filter((dot) => !boxes.some(({ box }) => isIn(box)(dot)));
    if (outside.length > MOST_OUTSIDE)
      faults.push(`${outside.length} px of them are at other places, such as ${outside[0]}`);
  }
  return count === 0 ? ['there is nothing to see'] : faults;
}
