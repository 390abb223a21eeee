import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { slowDown } from '../driver/driven/slow.ts';
import { WINDOW } from '../driver/judged-window.ts';
import { bePatient } from '../driver/patience.ts';
import { Generated } from './generated.ts';
import { beforeHanging } from './hanging.ts';
import { checkAgainstModel, checkAtEnd } from './invariants.ts';
import { Model } from './model.ts';
import { WalkedPage } from './model-run.ts';
import type { Walk } from './walks.ts';

/** A walk that was taken. */
export interface Taken {
  /** What was done, in sentences; if the walk failed, it failed at the last one. */
  readonly trail: readonly string[];
  /** Rows on the page at the end. */
  readonly rows: number;
  readonly error?: unknown;
}

/** Takes a walk on a new page, with the contacts of `seed`. */
export async function take(browser: Browser, url: string, seed: number, walk: Walk) {
  const context = await browser.newContext({ viewport: WINDOW });
  bePatient(context);
  const page = new WalkedPage(await context.newPage(), url, new Generated(seed));
  const model = new Model();
  const address = `?seed=${seed}`;
  page.trail.push(
    `the page is opened at "${address}" in a window of ${WINDOW.width} x ${WINDOW.height}`,
  );
  const taken = (): Taken => ({ trail: page.trail, rows: model.rows });
  try {
    await slowDown(page.page);
    await page.install();
    await beforeHanging(page.contacts.open(address));
    const { now, geometry } = await page.observe();
    model.open(now);
    model.rest(geometry);
    checkAgainstModel(model, page);
    await fc.asyncModelRun(() => ({ model, real: page }), walk);
    await checkAtEnd(page);
    return taken();
  } catch (error) {
    return { ...taken(), error };
  } finally {
    await context.close();
  }
}
