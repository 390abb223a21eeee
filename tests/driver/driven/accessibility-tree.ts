import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { AccessibleNode } from '../accessibility-tree.ts';
import { devtools, hasDevtools } from './devtools.ts';

/** Roles that a screen reader does not announce. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox']);

/** The accessibility tree of the page: Chromium's own, in other engines computed from the markup. */
export function readAccessibilityTree(page: Page): Promise<AccessibleNode> {
  return hasDevtools(page) ? readBrowsersTree(page) : computeTree(page);
}

async function readBrowsersTree(page: Page): Promise<AccessibleNode> {
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

let script: string | undefined;

async function computeTree(page: Page): Promise<AccessibleNode> {
  // Built on demand, because it is slow.
  script ??= buildSync({
    entryPoints: [fileURLToPath(new URL('../in-page/accessible.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'accessible',
    minify: true,
    write: false,
    logLevel: 'error',
  }).outputFiles[0]?.text;
  return page.evaluate<AccessibleNode>(`(() => { ${script}; return accessible.readTree(); })()`);
}
