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

/** The accessibility tree of the page, which only Chromium gives. */
async function readTree(page: Page): Promise<AccessibleNode> {
  const session = await devtools(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: (typeof nodes)[number]): AccessibleNode => {
    const children = childrenOf(node.childIds);
    const role: string = node.role?.value;
    const name: string = node.name?.value ?? '';
    return {
      role,
      name,
      description: node.description?.value ?? '',
      live: node.properties?.find((each) => each.name === 'live')?.value.value ?? '',
      text: role === 'StaticText' ? name : children.map(({ text }) => text).join(''),
      children,
    };
  };
  const childrenOf = (ids: readonly string[] = []): AccessibleNode[] =>
    ids.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      const isSilent = node.ignored || SILENT.has(node.role?.value);
      return isSilent ? childrenOf(node.childIds) : read(node);
    });
  return read(nodes[0] as (typeof nodes)[number]);
}

function withAllBelow(node: AccessibleNode): AccessibleNode[] {
  return [node, ...node.children.flatMap(withAllBelow)];
}

/** The nodes below a node, a line each with role and name, indented below their parents. */
function linesBelow({ children }: AccessibleNode, depth = 0): string[] {
  return children
    .filter(({ role }) => role !== 'StaticText')
    .flatMap((child) => [
      `${'  '.repeat(depth)}${child.role}${child.name && ` "${child.name}"`}`,
      ...linesBelow(child, depth + 1),
    ]);
}

export const screenReader = (page: Page) => ({
  /** The nodes of a role, in their order. */
  nodes: async (role: string) =>
    withAllBelow(await readTree(page)).filter((node) => node.role === role),
  /** The whole tree, as lines. */
  lines: async () => linesBelow(await readTree(page)),
});
