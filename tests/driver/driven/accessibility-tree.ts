import type { Page } from '@playwright/test';
import { devtools } from './devtools.ts';

/** A node of the accessibility tree, as a browser gives it to a screen reader. */
interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Its `aria-live`, or an empty string. */
  readonly live: string;
  readonly text: string;
  readonly children: readonly AccessibleNode[];
}

/** Roles that a screen reader does not announce. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox']);

/** The accessibility tree of the page from its root, which only Chromium gives. */
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
  return read(nodes[0]?.nodeId ?? '');
}

const withAllBelow = (node: AccessibleNode): AccessibleNode[] => [
  node,
  ...node.children.flatMap(withAllBelow),
];

/** Nodes and those below them, a line each with role and name, indented below their parents. */
function linesOf(nodes: readonly AccessibleNode[], depth = 0): string[] {
  return nodes
    .filter(({ role }) => role !== 'StaticText')
    .flatMap(({ role, name, children }) => [
      `${'  '.repeat(depth)}${role}${name && ` "${name}"`}`,
      ...linesOf(children, depth + 1),
    ]);
}

export const screenReader = (page: Page) => ({
  /** The nodes of a role, in their order. */
  nodes: async (role: string) =>
    (await readTree(page)).flatMap(withAllBelow).filter((node) => node.role === role),
  /** The whole tree below its root, as lines. */
  lines: async () => linesOf((await readTree(page)).flatMap(({ children }) => children)),
});
