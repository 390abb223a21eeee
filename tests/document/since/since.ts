/** Compares this website with an earlier one, and says in Markdown what has changed. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { differences } from '../../driver/driven/ink.ts';
import { openBrowser, provideBrowser } from '../../run/browser/launch.ts';
import { ReportError, readReport } from '../../run/reports/report-file.ts';
import {
  type DocumentData,
  SCHEMA_VERSION,
  type SpecificationFile,
  specificationFile,
} from '../document-data.ts';
import { type Area, type ChangedPoint, compare, countChanges, inWords } from './changes.ts';

/** What has changed since an earlier website. */
export interface Since {
  /** That of the project then; empty if the websites could not be compared. */
  readonly version: string;
  readonly points: readonly ChangedPoint[];
  /** Why the websites, or their pictures, were not compared; empty if they were. */
  readonly fault: string;
}

/** @throws ReportError if there is no website in the folder that can be compared */
function readEarlier(folder: string): SpecificationFile {
  const path = `${folder}/spec/specification.json`;
  const file: SpecificationFile | undefined = readReport(path, JSON.parse);
  if (!file) throw new ReportError(`There is no earlier website in ${folder}`);
  const { schemaVersion } = file;
  if (schemaVersion === SCHEMA_VERSION) return file;
  throw new ReportError(`${path} has schemaVersion ${schemaVersion} instead of ${SCHEMA_VERSION}`);
}

async function decoded(page: Page, picture: Buffer): Promise<PNG> {
  const source = `data:image/webp;base64,${picture.toString('base64')}`;
  await page.setContent(`<img src="${source}" style="display: block">`);
  return PNG.sync.read(await page.locator('img').screenshot());
}

/** Where two pictures (WebP) differ: 'nowhere', or `undefined` if their sizes differ. */
export async function areaOf(
  page: Page,
  before: Buffer,
  now: Buffer,
): Promise<Area | 'nowhere' | undefined> {
  if (before.equals(now)) return 'nowhere';
  const [one, other] = [await decoded(page, before), await decoded(page, now)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return undefined;
  const dots = differences(one, other);
  if (dots.length === 0) return 'nowhere';
  const range = (side: 0 | 1, of: number) => {
    const all = [...new Set(dots.map((dot) => dot[side]))];
    const [start, end] = [Math.min(...all), Math.max(...all) + 1];
    return [start, end - start].map((px) => `${((100 * px) / of).toFixed(2)}%`) as [string, string];
  };
  const [[left, across], [top, down]] = [range(0, width), range(1, height)];
  return { left, top, width: across, height: down };
}

/** Compares the data of a document with an earlier website in a folder. */
export async function compareWith(folder: string, data: DocumentData): Promise<Since> {
  let before: SpecificationFile;
  try {
    before = readEarlier(folder);
  } catch (error) {
    if (error instanceof ReportError) return { version: '', points: [], fault: error.message };
    throw error;
  }
  const now = specificationFile(data);
  const [old, present] = [before.run.browsers.join(), now.run.browsers.join()];
  await provideBrowser();
  const browser = await openBrowser();
  const page = await browser.newPage();
  const examples = data.points.flatMap((point) => point.examples);
  const points: ChangedPoint[] = [];
  for (const id of new Set([...now.points, ...before.points].map((point) => point.id))) {
    const { changes, examples: pairs } = compare(id, before, now);
    for (const pair of old === present ? pairs : []) {
      const { picture } = examples.find((each) => each.id === pair.now?.id)?.evidence ?? {};
      const path = `${folder}/spec/${pair.before?.picture}`;
      if (!picture || !existsSync(path)) continue;
      const [earlier, { file, content }] = [readFileSync(path), picture];
      const area = await areaOf(page, earlier, content);
      if (area === 'nowhere') continue;
      changes.push({
        kind: 'picture changed',
        now: pair.now?.title,
        picture: { earlier, file, area },
      });
    }
    if (changes.length > 0) points.push({ id, changes });
  }
  await browser.close();
  const fault = old === present ? '' : `The pictures of ${old} and ${present} were not compared`;
  return { version: before.version, points, fault };
}

/** Most points that a text names: a screen of them. */
const MAX_POINTS = 20;

/** What has changed as Markdown, for a review or the changelog. */
export function inMarkdown({ since, points: present, source }: DocumentData): string {
  const { version = '', points = [], fault = '' } = since ?? {};
  const lines = points.map((point) => {
    const place = present.find(({ id }) => id === point.id)?.place.replace(':', '#L');
    const link = source && place ? `[${point.id}](${source}/${place})` : point.id;
    return `- ${link}: ${inWords(point)}`;
  });
  const more = lines.splice(MAX_POINTS).length;
  const all = countChanges(points).map(({ says }) => says);
  const short = version && `Since ${version}: ${all.join(', ') || 'nothing has changed'}.`;
  const heads = [short, fault && `${fault}.`].filter(Boolean);
  return [...heads, '', ...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n').trim();
}
