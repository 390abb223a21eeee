/** The cost of a first visit: bytes sent, and time until the first row. */
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { progress } from './progress.ts';
import { type ByVariant, forEachVariant } from './variants.ts';

const VISITS = 15;

export interface SentFile {
  readonly name: string;
  readonly script: boolean;
  /** Size in bytes: raw, and at a server's best compression. */
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface FirstVisit {
  readonly files: readonly SentFile[];
  /** Time until the first row is in the document, in ms, per visit. */
  readonly firstRow: readonly number[];
  /** Time until the first contentful paint, in ms, per visit. */
  readonly firstPaint: readonly number[];
}

const FIRST_PAINT = `new Promise((done) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) done(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

/** Opens a page with an empty cache for the duration of `read`. */
async function visit<Value>(
  browser: Browser,
  read: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript({ path: resolve(import.meta.dirname, 'first-row.js') });
  try {
    return await read(await context.newPage());
  } finally {
    await context.close();
  }
}

function sentFiles(browser: Browser, url: string): Promise<SentFile[]> {
  return visit(browser, async (page) => {
    const sent: Promise<SentFile>[] = [];
    page.on('response', (response) => {
      const read = async () => {
        const body = await response.body();
        const [raw, gzip, brotli] = [body, gzipSync(body, { level: 9 }), brotliCompressSync(body)];
        return {
          name: new URL(response.url()).pathname,
          script: response.request().resourceType() === 'script',
          ...{ raw: raw.length, gzip: gzip.length, brotli: brotli.length },
        };
      };
      sent.push(read());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return Promise.all(sent);
  });
}

function times(browser: Browser, url: string): Promise<[firstRow: number, firstPaint: number]> {
  return visit(browser, async (page) => {
    await page.goto(url);
    await page.locator('tbody td').first().waitFor();
    return [
      await page.evaluate<number>("window[Symbol.for('first row')]"),
      await page.evaluate<number>(FIRST_PAINT),
    ];
  });
}

/** Visits the pages at `urls` alternately, each time with an empty cache. */
export async function measureFirstVisit(
  browser: Browser,
  urls: ByVariant<string>,
): Promise<ByVariant<FirstVisit>> {
  const visits = await forEachVariant(async (variant) => ({
    files: await sentFiles(browser, urls[variant]),
    firstRow: [] as number[],
    firstPaint: [] as number[],
  }));
  progress('first visits');
  for (let count = 0; count < VISITS; count += 1) {
    await forEachVariant(async (variant) => {
      const [firstRow, firstPaint] = await times(browser, urls[variant]);
      visits[variant].firstRow.push(firstRow);
      visits[variant].firstPaint.push(firstPaint);
    });
  }
  return visits;
}
