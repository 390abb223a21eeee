/**
 * A plugin of StrykerJS: rules for code that is not mutated, each with its reason. A single mutant
 * that survives for a reason of its own belongs in `survivors/` instead.
 */
import type { NodePath } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What the rules read of a node of Babel's syntax tree. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly key?: Node;
  readonly callee?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly elements?: readonly unknown[];
}

interface Path extends NodePath {
  readonly node: Node;
  readonly parent?: Node;
  readonly parentPath?: Path;
  getFunctionParent(): Path | null;
}

/** The call of a function or method of that name that has the node as its argument at `position`. */
function callWith({ node, parent }: Path, position: number, name: RegExp): Node | undefined {
  if (parent?.type !== 'CallExpression' || parent.arguments?.[position] !== node) return undefined;
  const { callee } = parent;
  return name.test((callee?.property ?? callee)?.name ?? '') ? parent : undefined;
}

function isDependencyArray(path: Path): boolean {
  const isArray = path.node.type === 'ArrayExpression';
  return isArray && callWith(path, 1, /^use(\w*Effect|Callback|Memo)$/) !== undefined;
}

/** Whether the node is the clean-up that an effect without dependencies returns. */
function isLastCleanUp({ node, parentPath }: Path): boolean {
  if (!/Function/.test(node.type) || parentPath?.node.type !== 'ReturnStatement') return false;
  const effect = parentPath.getFunctionParent();
  const call = effect && callWith(effect, 0, /^use\w*Effect$/);
  return call?.arguments?.[1]?.elements?.length === 0;
}

function isListenerOptions(path: Path): boolean {
  const { type, properties = [] } = path.node;
  return (
    type === 'ObjectExpression' &&
    properties.every(({ key }) => /^(passive|signal)$/.test(key?.name ?? '')) &&
    callWith(path, 2, /^addEventListener$/) !== undefined
  );
}

function isMemoName({ node, parentPath }: Path): boolean {
  return (
    node.type === 'ObjectProperty' &&
    /^(feature|fnName)$/.test(node.key?.name ?? '') &&
    parentPath !== undefined &&
    callWith(parentPath, 0, /^tableMemo$/) !== undefined
  );
}

const RULES: readonly (readonly [(path: Path) => boolean, string])[] = [
  [isDependencyArray, 'the linter checks dependency arrays (useExhaustiveDependencies)'],
  [isLastCleanUp, 'an effect without dependencies is cleaned up when the page is left'],
  [isListenerOptions, 'passive is about speed, and signal takes effect when the page is left'],
  [isMemoName, 'the table library prints the name when it is debugged'],
];

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'rules', {
    shouldIgnore: (path) => RULES.find(([applies]) => applies(path as Path))?.[1],
  }),
];
