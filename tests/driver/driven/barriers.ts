import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The success criteria of WCAG 2.2 at the levels A and AA, and what axe holds for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Of the rows, which are alike, the first ones stand for all: the others would take their time. */
const CONTEXT = { include: ['html'], exclude: ['tbody tr:nth-child(n + 8)'] };

/** Finds the barriers of a page by axe: each a rule and the elements that break it. */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Where the page's clock is held, axe waits by the browser's own.
    const timer = `window[Symbol.for('driver')]?.timer ?? setTimeout`;
    await page.evaluate(`((setTimeout) => { ${axe.source} })(${timer})`);
  }
  const given = [CONTEXT, { runOnly: TAGS, resultTypes: ['violations'] }].map((each) =>
    JSON.stringify(each),
  );
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(${given}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
