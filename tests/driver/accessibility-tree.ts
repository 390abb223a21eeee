/** A node of the accessibility tree: what the browser tells a screen reader. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** How urgently its changes are announced, if they are. */
  readonly live: string;
  readonly children: readonly AccessibleNode[];
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
