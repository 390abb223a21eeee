import type { Page } from '@playwright/test';
import type { AccessibleNode } from '../accessibility-tree.ts';
import { devtools } from './devtools.ts';

/** Roles that a screen reader does not announce. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox']);

/** The accessibility tree of the page, which only Chromium gives. */
export async function readAccessibilityTree(page: Page): Promise<AccessibleNode> {
  const session = await devtools(page);
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
