import { type Browser, chromium } from '@playwright/test';
import type { FaultyPage } from '../conformance/page/differences.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { serve } from '../run/serve.ts';
import { many } from '../run/text.ts';

/** Number of pages judged at the same time. */
const COUNT = 2;

/** How the examples of an id judge a faulty page in a frame of the document. */
type Outcome = 'caught' | 'not caught' | 'needs browser automation';

/** Presses the Run control of a faulty page under each point that catches it, as a reader would. */
async function outcomesOf(browser: Browser, url: string, { name, fails }: FaultyPage) {
  const page = await browser.newPage();
  const outcomes: Outcome[] = [];
  for (const id of fails) {
    await page.goto(`${url}spec/`);
    const item = page
      .locator(`[id="${id}"] .caught-pages li`)
      .filter({ has: page.getByText(name, { exact: true }) });
    if (await item.getByText('Needs browser automation').isVisible()) {
      outcomes.push('needs browser automation');
      continue;
    }
    await item
      .getByRole('button', { name: `Run ${id} on the faulty page: ${name}`, exact: true })
      .click();
    await page.locator('.dock').getByLabel('fast').check();
    await page.locator('.dock .stop[hidden]').waitFor({ state: 'attached', timeout: 0 });
    const status = await page.locator('.dock').getByRole('status').textContent();
    outcomes.push(status?.startsWith(`${id} catches it`) ? 'caught' : 'not caught');
  }
  await page.close();
  return outcomes;
}

/**
 * Runs the specification on faulty pages in a frame of the document in `dist/`.
 *
 * @returns whether each id listed for each page has caught it, or needs a driven browser
 */
export async function judgeFramed(pages: readonly FaultyPage[]): Promise<boolean> {
  const site = await serve();
  const browser = await chromium.launch(launchOptions());
  const left = [...pages];
  const all: Outcome[] = [];
  const work = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      const outcomes = await outcomesOf(browser, site.url, page);
      all.push(...outcomes);
      const { fails, name } = page;
      console.log(
        `${name} … ${outcomes.map((outcome, nth) => `${fails[nth]} ${outcome}`).join(', ')}`,
      );
    }
  };
  await Promise.all(Array.from({ length: COUNT }, work));
  await browser.close();
  await site.close();
  const count = (outcome: Outcome) => all.filter((each) => each === outcome).length;
  console.log(
    `${many(pages.length, 'faulty page')} in a frame: ${count('caught')} of ${all.length} expected catches, ${count('not caught')} not caught, ${count('needs browser automation')} need browser automation`,
  );
  return count('not caught') === 0;
}
