import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** The success criteria of WCAG 2.2 at the levels A and AA, and what axe holds for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Of the rows, which are alike, the first ones stand for all: the others would take their time. */
const CONTEXT = { include: ['html'], exclude: ['tbody tr:nth-child(n + 8)'] };

/**
 * Makes ready to find the barriers of a page by axe, in a world of its own: there neither the page's
 * held clock nor its Content-Security-Policy counts.
 *
 * @returns finds them: each a rule and the elements that break it
 */
export async function barriersOf(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'barriers' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  await session.send('Runtime.evaluate', { expression: axe.source, contextId });
  const given = [CONTEXT, { runOnly: TAGS, resultTypes: ['violations'] }].map((each) =>
    JSON.stringify(each),
  );
  return async () => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `axe.run(${given.join()})`,
      contextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.exception?.description}`);
    const { violations } = result.value as axe.AxeResults;
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  };
}
