/** Compares this website with an earlier one, and says in Markdown what has changed. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { differences } from '../../driver/driven/ink.ts';
import { openBrowser, provideBrowser } from '../../run/browser/launch.ts';
import {
  type DocumentData,
  SCHEMA_VERSION,
  type SpecificationFile,
  specificationFile,
} from '../document-data.ts';
import { type ChangedPoint, compare, countChanges, inWords } from './changes.ts';

/** What has changed since an earlier website. */
export interface Since {
  /** That of the project then. */
  readonly version?: string;
  readonly points: readonly ChangedPoint[];
  /** Why the websites, or their pictures, were not compared. */
  readonly fault?: string;
}

/** The specification of the website in a folder, unless that has none, a damaged one or one of another form. */
function readEarlier(folder: string): SpecificationFile | undefined {
  try {
    const file = JSON.parse(readFileSync(`${folder}/spec/specification.json`, 'utf8'));
    return file.schemaVersion === SCHEMA_VERSION ? file : undefined;
  } catch {
    return undefined;
  }
}

async function decoded(page: Page, picture: Buffer): Promise<PNG> {
  const source = `data:image/webp;base64,${picture.toString('base64')}`;
  await page.setContent(`<img src="${source}" style="display: block">`);
  return PNG.sync.read(await page.locator('img').screenshot());
}

/** The area in which two pictures (WebP) differ, as CSS's `inset`; `undefined` if they look the same. */
export async function areaOf(page: Page, before: Buffer, now: Buffer): Promise<string | undefined> {
  if (before.equals(now)) return undefined;
  const [one, other] = [await decoded(page, before), await decoded(page, now)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return '0';
  // A change leaves weaker traces elsewhere in a compressed picture.
  const strong = differences(one, other, 0.3);
  const dots = strong.length > 0 ? strong : differences(one, other);
  const margins = (side: 0 | 1, length: number) => {
    const places = dots.map((dot) => dot[side]).sort((a, b) => a - b);
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    return [first, length - 1 - last].map((px) => `${((100 * px) / length).toFixed(2)}%`);
  };
  const [[left, right], [top, bottom]] = [margins(0, width), margins(1, height)];
  return dots.length > 0 ? [top, right, bottom, left].join(' ') : undefined;
}

/** Compares the data of a document with an earlier website in a folder. */
export async function compareWith(folder: string, data: DocumentData): Promise<Since> {
  const [before, now] = [readEarlier(folder), specificationFile(data)];
  if (!before)
    return { points: [], fault: `There is no earlier website in ${folder} to compare with` };
  const [old, present] = [before.run.browser, now.run.browser];
  await provideBrowser();
  const browser = await openBrowser();
  const page = await browser.newPage();
  const examples = data.points.flatMap((point) => point.examples);
  const points: ChangedPoint[] = [];
  const parts = [now, before].flatMap((file) => [...file.texts, ...file.points]);
  for (const id of new Set(parts.map((part) => part.id))) {
    const { name, changes, pairs } = compare(id, before, now);
    for (const { before: was, now: is } of old === present ? pairs : []) {
      const { picture } = examples.find((each) => each.id === is?.id)?.evidence ?? {};
      const path = `${folder}/spec/${was?.picture}`;
      if (!picture || !existsSync(path)) continue;
      const earlier = readFileSync(path);
      const area = await areaOf(page, earlier, picture.content);
      const pictures = area && { earlier, file: picture.file, area };
      if (pictures)
        changes.push({ kind: 'picture changed', before: is?.title, now: is?.title, pictures });
    }
    if (changes.length > 0) points.push({ id, name, changes });
  }
  await browser.close();
  const fault = old !== present && `The pictures of ${old} and ${present} were not compared`;
  return { version: before.version, points, ...(fault && { fault }) };
}

/**
 * How many changes there are, in Markdown.
 *
 * @param linked links a text to the changes of a point
 */
export function inShort(
  { version, points, fault }: Since,
  linked = (says: string, _id: string) => says,
) {
  const all = countChanges(points).map(({ id, says }) => linked(says, id));
  const since = version && `Since ${version}: ${all.join(', ') || 'nothing has changed'}.`;
  return [since, fault && `${fault}.`].filter(Boolean).join(' ');
}

/** Most points that a text names: a screen of them. */
const MAX_POINTS = 20;

/** What has changed as Markdown, for a review or the changelog. */
export function inMarkdown(since: Since, { points, source }: DocumentData): string {
  const lines = since.points.map((point) => {
    const place = points.find(({ id }) => id === point.id)?.place.replace(':', '#L');
    return `- ${source && place ? `[${point.name}](${source}/${place})` : point.name}: ${inWords(point)}`;
  });
  const more = lines.splice(MAX_POINTS).length;
  if (more > 0) lines.push(`- and ${more} more`);
  return [inShort(since), '', ...lines].join('\n').trim();
}
