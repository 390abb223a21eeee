import { basename } from 'node:path';
import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  BeforeStep,
  Status,
  setDefaultTimeout,
} from '@cucumber/cucumber';
import { PickleStepType } from '@cucumber/messages';
import type { Browser } from '@playwright/test';
import { ContactsPage } from '../../tests/driver/contacts-page.ts';
import { DrivenWindow } from '../../tests/driver/driven/window.ts';
import { NotJudged, WINDOW } from '../../tests/driver/judged-window.ts';
import { TIMEOUT_MS } from '../../tests/driver/time-outs.ts';
import { Picture } from '../../tests/evidence/pictures/picture.ts';
import { openBrowser } from '../../tests/run/browser/launch.ts';
import type { ServedPage } from '../../tests/run/serve.ts';
import { setting } from '../../tests/run/settings.ts';
import { attachPage, attachRunFactsOnce } from './evidence.ts';
import { ON_A_PAGE, type RunParameters, type SpecificationWorld } from './world.ts';

setDefaultTimeout(TIMEOUT_MS.step);

// A worker ends with the process that has started it, which may have been interrupted.
process.once('disconnect', () => process.exit());

/** A screen larger than the window. */
const SCREEN = { width: 1920, height: 1080 };

let browser: Browser;
let judged: ServedPage;

/** Opens a browser at the start, or after the last one has exited. */
async function keepBrowserOpen(): Promise<void> {
  if (browser?.isConnected()) return;
  browser = await openBrowser();
}

/**
 * The page to judge: the one at `SPEC_BASE_URL`, or else this project's own: at `ownPage`, or its last build,
 * served here.
 */
async function judgedPage(ownPage?: string): Promise<ServedPage> {
  const url = setting('SPEC_BASE_URL') || ownPage;
  if (url) return { url, close: async () => {} };
  const { serve } = await import('../../tests/run/serve.ts');
  return serve();
}

BeforeAll(async function (this: { parameters: RunParameters }) {
  judged ??= await judgedPage(this.parameters.ownPage);
  await keepBrowserOpen();
});

AfterAll(async function (this: { parameters: RunParameters }) {
  if (this.parameters.staysOpen) return;
  await browser?.close();
  await judged?.close();
});

Before(ON_A_PAGE, async function (this: SpecificationWorld) {
  const { until = Number.POSITIVE_INFINITY } = this.parameters;
  if (Date.now() >= until) throw new NotJudged('the time is up');
  await keepBrowserOpen();
  const context = await browser.newContext({ viewport: WINDOW, screen: SCREEN });
  context.setDefaultTimeout(TIMEOUT_MS.browser);
  const page = await context.newPage();
  this.page = page;
  this.isOtherPage = Boolean(setting('SPEC_BASE_URL'));
  attachRunFactsOnce(this, browser);
  const window = new DrivenWindow(page);
  // Pictures of two runs are to differ only where the page does.
  window.repeatsVisits = !this.isOtherPage && this.parameters.evidence === 'all';
  this.contacts = new ContactsPage(window, judged.url);
  this.picture = new Picture(page);
  await window.prepare('installClock', 'stopPainting');
});

BeforeStep(ON_A_PAGE, async function (this: SpecificationWorld, { pickle, pickleStep }) {
  if (pickleStep.type === PickleStepType.ACTION) await this.contacts.beforeAction();
  this.picture.begin(pickle.steps.indexOf(pickleStep));
});

/** What is wrong with an example whose steps have all passed. */
async function faultAtEnd({ contacts, parameters }: SpecificationWorld, uri: string) {
  const walk = parameters.walkFailures?.[basename(uri)];
  try {
    await contacts.expectNothingUnexpected();
    return walk ? new Error(`It passes now. In the walk:\n${walk}`) : undefined;
  } catch (error) {
    return error as Error;
  }
}

After(ON_A_PAGE, async function (this: SpecificationWorld, { result, pickle }) {
  // The time was up.
  if (!this.page) return;
  if (!browser.isConnected()) throw new NotJudged('the browser has ended');
  const hasPassed = result?.status === Status.PASSED;
  const fault = hasPassed ? await faultAtEnd(this, pickle.uri) : undefined;
  const hasFailed = fault !== undefined || !(hasPassed || result?.status === Status.SKIPPED);
  try {
    if (this.keepsEvidence(hasFailed)) await attachPage(this, hasFailed);
  } catch (error) {
    // All steps passed: the page is not at fault.
    if (!hasFailed) throw new NotJudged(`after its last sentence: ${(error as Error).message}`);
    throw fault ?? error;
  } finally {
    // The next example finds out if the browser has ended.
    await this.page
      .context()
      .close()
      .catch(() => {});
  }
  if (fault) throw fault;
});
