import type { Page } from '@playwright/test';

/** A node of the accessibility tree: what the browser tells a screen reader. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** How urgently its changes are announced, if they are. */
  readonly live: string;
  readonly children: readonly AccessibleNode[];
}

/** Roles that say nothing of their own. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox']);

/** The page's accessibility tree, as the browser itself builds it. */
export async function readAccessibilityTree(page: Page): Promise<AccessibleNode> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = ({ role, name, description, properties, childIds }: (typeof nodes)[number]) => ({
    role: role?.value as string,
    name: (name?.value as string | undefined) ?? '',
    description: (description?.value as string | undefined) ?? '',
    live: properties?.find((each) => each.name === 'live')?.value.value ?? '',
    children: childrenOf(childIds),
  });
  const childrenOf = (ids: readonly string[] = []): AccessibleNode[] =>
    ids.flatMap((id) => {
      const node = byId.get(id);
      if (!node) return [];
      const isSilent = node.ignored || SILENT.has(node.role?.value);
      return isSilent ? childrenOf(node.childIds) : read(node);
    });
  return read(nodes[0] as (typeof nodes)[number]);
}

/** All nodes of a role at or below `node`, in their order. */
export function nodesOf(node: AccessibleNode, role: string): AccessibleNode[] {
  const below = node.children.flatMap((child) => nodesOf(child, role));
  return node.role === role ? [node, ...below] : below;
}

/** The text at or below `node`. */
export function textOf(node: AccessibleNode): string {
  return nodesOf(node, 'StaticText')
    .map(({ name }) => name)
    .join('');
}

/** The tree below `node` in lines, each a role and a name, two spaces deeper than its parent. */
export function linesBelow({ children }: AccessibleNode, depth = 0): string[] {
  return children
    .filter(({ role }) => role !== 'StaticText')
    .flatMap((child) => [
      `${'  '.repeat(depth)}${child.role}${child.name && ` "${child.name}"`}`,
      ...linesBelow(child, depth + 1),
    ]);
}
