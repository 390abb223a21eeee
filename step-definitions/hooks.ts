import { readFile } from 'node:fs/promises';
import { After, AfterAll, Before, BeforeAll, Status, setDefaultTimeout } from '@cucumber/cucumber';
import { type Browser, chromium, expect } from '@playwright/test';
import { launchOptions } from '../tests/browser/launch.ts';
import type { ServedPage } from '../tests/run/serve.ts';
import { ContactsPage } from './contacts-page.ts';
import { judgedPage } from './server.ts';
import type { SpecificationWorld } from './world.ts';

// Above the time that an assertion waits, whose message would else be cut off.
setDefaultTimeout(60_000);

let browser: Browser;
let judged: ServedPage;

BeforeAll(async () => {
  judged = await judgedPage();
  browser = await chromium.launch(launchOptions());
});

AfterAll(async () => {
  await browser?.close();
  await judged?.close();
});

Before(async function (this: SpecificationWorld) {
  // Low enough for forty low rows to be scrolled by a third; high enough for windowed rows to be
  // all in the document, whose height is then exact.
  this.context = await browser.newContext({ viewport: { width: 1280, height: 520 } });
  await this.context.tracing.start({ snapshots: true });
  this.contacts = new ContactsPage(await this.context.newPage(), judged.url);
  await this.contacts.clock.install();
});

After(async function (this: SpecificationWorld, { result, pickle }) {
  const { page, quiet } = this.contacts;
  const breaches = quiet.breaches();
  try {
    if (result?.status === Status.PASSED) {
      expect(breaches, 'R7.1, R8.1: the page stays quiet').toEqual([]);
    }
  } finally {
    if (result?.status === Status.PASSED && breaches.length === 0) {
      await this.context.tracing.stop();
    } else {
      this.attach(await page.screenshot(), { mediaType: 'image/png', fileName: 'page.png' });
      const path = `reports/traces/${pickle.id}.zip`;
      await this.context.tracing.stop({ path });
      this.attach(await readFile(path), { mediaType: 'application/zip', fileName: 'trace.zip' });
      this.log(`npx playwright show-trace ${path}`);
    }
    await this.context.close();
  }
});
