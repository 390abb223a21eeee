/** What assistive technology gets of a page, and what would be in its way. */
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { devtools } from './devtools.ts';

/** A node of the accessibility tree, as a browser gives it to a screen reader. */
interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Its `aria-live`, or an empty string. */
  readonly live: string;
  readonly text: string;
  /** Those below it that a screen reader announces. */
  readonly children: readonly AccessibleNode[];
}

/** Roles that a screen reader does not announce. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox']);

const withAllBelow = (node: AccessibleNode): AccessibleNode[] => [
  node,
  ...node.children.flatMap(withAllBelow),
];

/** The nodes of the accessibility tree in the order of the document, which only Chromium gives. */
async function readTree(page: Page): Promise<AccessibleNode[]> {
  const session = await devtools(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** A node, or those below it if a screen reader does not announce it. */
  const read = (id: string): AccessibleNode[] => {
    const node = byId.get(id);
    const children = node?.childIds?.flatMap(read) ?? [];
    const role: string = node?.role?.value;
    if (!node || node.ignored || SILENT.has(role)) return children;
    const name: string = node.name?.value ?? '';
    const description: string = node.description?.value ?? '';
    const live: string = node.properties?.find((each) => each.name === 'live')?.value.value ?? '';
    const text = role === 'StaticText' ? name : children.map((child) => child.text).join('');
    return [{ role, name, description, live, text, children }];
  };
  return read(nodes[0]?.nodeId ?? '').flatMap(withAllBelow);
}

export const screenReader = (page: Page) => ({
  /** The nodes of a role, in their order. */
  nodes: async (role: string) => (await readTree(page)).filter((node) => node.role === role),
});

/** WCAG 2.2 at the levels A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The first rows of the judged page stand for all, since they are alike and checking them is slow. */
const CONTEXT = { include: ['html'], exclude: ['#root tbody tr:nth-child(n + 8)'] };

/** Finds accessibility violations by axe: each with its rule, its element and a summary. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Imported on demand, because it is slow to load.
    const { source } = (await import('axe-core')).default;
    // Axe must not wait for the fake clock.
    const timer = `window[Symbol.for('driver')]?.timer ?? setTimeout`;
    await page.evaluate(`((setTimeout) => { ${source} })(${timer})`);
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
