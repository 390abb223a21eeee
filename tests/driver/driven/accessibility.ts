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
  /** Number of nodes above it; the root, which is above all, does not count. */
  readonly depth: number;
  readonly children: readonly AccessibleNode[];
}

/** Roles that a screen reader does not announce. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox']);

/** The nodes of the accessibility tree in the order of the document, which only Chromium gives. */
async function readTree(page: Page): Promise<AccessibleNode[]> {
  const session = await devtools(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** A node, unless a screen reader does not announce it, and all below it. */
  const read = (id: string, depth: number): AccessibleNode[] => {
    const node = byId.get(id);
    const role: string = node?.role?.value;
    const isSilent = !node || node.ignored || SILENT.has(role);
    const depthBelow = isSilent ? depth : depth + 1;
    const below = node?.childIds?.flatMap((child) => read(child, depthBelow)) ?? [];
    if (isSilent) return below;
    const name: string = node.name?.value ?? '';
    const description: string = node.description?.value ?? '';
    const live: string = node.properties?.find((each) => each.name === 'live')?.value.value ?? '';
    const children = below.filter((each) => each.depth === depthBelow);
    const text = role === 'StaticText' ? name : children.map((child) => child.text).join('');
    return [{ role, name, description, live, text, depth, children }, ...below];
  };
  return read(nodes[0]?.nodeId ?? '', -1);
}

export const screenReader = (page: Page) => ({
  /** The nodes of a role, in their order. */
  nodes: async (role: string) => (await readTree(page)).filter((node) => node.role === role),
  /** The tree below its root, a line with role and name for each node, indented below its parent. */
  lines: async () =>
    (await readTree(page))
      .filter(({ role, depth }) => role !== 'StaticText' && depth >= 0)
      .map(({ role, name, depth }) => `${'  '.repeat(depth)}${role}${name && ` "${name}"`}`),
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
