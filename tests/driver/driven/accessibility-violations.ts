import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 at the levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The first rows stand for all, since the rows are alike and checking them is slow. */
const CONTEXT = { include: ['html'], exclude: ['tbody tr:nth-child(n + 8)'] };

/** Finds accessibility violations by axe: each with its rule, its element and a summary. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Axe must not wait for the fake clock.
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
