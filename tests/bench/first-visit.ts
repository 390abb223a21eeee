import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { type ByVariant, forEachVariant } from './variants.ts';

const VISITS = 15;

/** The cost of a first visit: files sent, and the time of each visit. */
export interface FirstVisit {
  readonly files: readonly SentFile[];
  /** Time until the first contentful paint, in ms. */
  readonly firstPaint: number[];
}

interface SentFile {
  readonly isScript: boolean;
  /** Size in bytes: raw, and at a server's best compression. */
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
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
  try {
    return await read(await context.newPage());
  } finally {
    await context.close();
  }
}

async function sentFile(response: Response): Promise<SentFile> {
  const body = await response.body();
  return {
    isScript: response.request().resourceType() === 'script',
    raw: body.length,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  };
}

function sentFiles(browser: Browser, url: string): Promise<SentFile[]> {
  return visit(browser, async (page) => {
    const sent: Promise<SentFile>[] = [];
    page.on('response', (response) => sent.push(sentFile(response)));
    await page.goto(url, { waitUntil: 'networkidle' });
    return Promise.all(sent);
  });
}

/** Visits the pages at `urls` alternately, each time with an empty cache. */
export async function measureFirstVisit(
  browser: Browser,
  urls: ByVariant<string>,
): Promise<ByVariant<FirstVisit>> {
  console.error('first visits');
  const visits = await forEachVariant(
    async (variant): Promise<FirstVisit> => ({
      files: await sentFiles(browser, urls[variant]),
      firstPaint: [],
    }),
  );
  for (let count = 0; count < VISITS; count += 1) {
    await forEachVariant((variant) =>
      visit(browser, async (page) => {
        await page.goto(urls[variant]);
        visits[variant].firstPaint.push(await page.evaluate<number>(FIRST_PAINT));
      }),
    );
  }
  return visits;
}
