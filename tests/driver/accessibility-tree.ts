/** A node of the accessibility tree, as a browser gives it to a screen reader. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Its `aria-live`, or an empty string. */
  readonly live: string;
  readonly children: readonly AccessibleNode[];
}

/** The nodes of a role, from `node` down, in their order. */
export function nodesOf(node: AccessibleNode, role: string): AccessibleNode[] {
  const below = node.children.flatMap((child) => nodesOf(child, role));
  return node.role === role ? [node, ...below] : below;
}

/** The text of `node`. */
export function textOf(node: AccessibleNode): string {
  return nodesOf(node, 'StaticText')
    .map(({ name }) => name)
    .join('');
}

/** The nodes below `node`, a line each with role and name, indented below their parents. */
export function linesBelow({ children }: AccessibleNode, depth = 0): string[] {
  return children
    .filter(({ role }) => role !== 'StaticText')
    .flatMap((child) => [
      `${'  '.repeat(depth)}${child.role}${child.name && ` "${child.name}"`}`,
      ...linesBelow(child, depth + 1),
    ]);
}
