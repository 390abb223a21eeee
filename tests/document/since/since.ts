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
import { type Area, type ChangedPoint, compare, countChanges, inWords } from './changes.ts';

/** What has changed since an earlier website. */
export interface Since {
  /** That of the project then. */
  readonly version?: string;
  readonly points: readonly ChangedPoint[];
  /** Why the websites, or their pictures, were not compared. */
  readonly fault?: string | undefined;
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

/** The area in which two pictures (WebP) differ; all of it if their sizes do, `undefined` if they look the same. */
export async function areaOf(page: Page, before: Buffer, now: Buffer): Promise<Area | undefined> {
  if (before.equals(now)) return undefined;
  const [one, other] = [await decoded(page, before), await decoded(page, now)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return { left: '0', top: '0', width: '100%', height: '100%' };
  const dots = differences(one, other);
  if (dots.length === 0) return undefined;
  const range = (side: 0 | 1, of: number) => {
    const all = [...new Set(dots.map((dot) => dot[side]))];
    const start = Math.min(...all);
    const percent = (px: number) => `${((100 * px) / of).toFixed(2)}%`;
    return [percent(start), percent(Math.max(...all) + 1 - start)] as const;
  };
  const [[left, across], [top, down]] = [range(0, width), range(1, height)];
  return { left, top, width: across, height: down };
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
  for (const id of new Set([...now.points, ...before.points].map((point) => point.id))) {
    const { changes, pairs } = compare(id, before, now);
    for (const pair of old === present ? pairs : []) {
      const { picture } = examples.find((each) => each.id === pair.now?.id)?.evidence ?? {};
      const path = `${folder}/spec/${pair.before?.picture}`;
      if (!picture || !existsSync(path)) continue;
      const earlier = readFileSync(path);
      const area = await areaOf(page, earlier, picture.content);
      const difference = area && { earlier, file: picture.file, area };
      if (difference)
        changes.push({ kind: 'picture changed', now: pair.now?.title, picture: difference });
    }
    if (changes.length > 0) points.push({ id, changes });
  }
  await browser.close();
  const fault =
    old === present ? undefined : `The pictures of ${old} and ${present} were not compared`;
  return { version: before.version, points, fault };
}

/** Most points that a text names: a screen of them. */
const MAX_POINTS = 20;

/** What has changed as Markdown, for a review or the changelog. */
export function inMarkdown({ since, points, source }: DocumentData): string {
  const { version, points: changed = [], fault } = since ?? {};
  const lines = changed.map((point) => {
    const place = points.find(({ id }) => id === point.id)?.place.replace(':', '#L');
    return `- ${source && place ? `[${point.id}](${source}/${place})` : point.id}: ${inWords(point)}`;
  });
  const more = lines.splice(MAX_POINTS).length;
  const all = countChanges(changed).map(({ says }) => says);
  const heads = [
    version && `Since ${version}: ${all.join(', ') || 'nothing has changed'}.`,
    fault && `${fault}.`,
  ];
  return [...heads.filter(Boolean), '', ...lines, more > 0 ? `- and ${more} more` : '']
    .join('\n')
    .trim();
}
