/**
 * A plugin of StrykerJS: rules for code that is not mutated, each with its reason. A single mutant
 * that survives belongs in `survivors.ts`.
 */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

// biome-ignore lint/suspicious/noExplicitAny: Babel has no types here
type Path = any;

/** The call of a function or method of that name with the node as its argument at `position`. */
function callWith({ node, parent }: Path, position: number, name: RegExp): Path {
  if (parent?.type !== 'CallExpression' || parent.arguments[position] !== node) return undefined;
  const { callee } = parent;
  return name.test((callee.property ?? callee).name ?? '') ? parent : undefined;
}

const isDependencyArray = (path: Path) =>
  path.node.type === 'ArrayExpression' && callWith(path, 1, /^use(\w*Effect|Callback|Memo)$/);

/** Whether the node is the clean-up that an effect without dependencies returns. */
function isLastCleanUp({ node, parentPath }: Path) {
  if (!/Function/.test(node.type) || parentPath?.node.type !== 'ReturnStatement') return false;
  const effect = parentPath.getFunctionParent();
  const call = effect && callWith(effect, 0, /^use\w*Effect$/);
  return call?.arguments[1]?.elements?.length === 0;
}

const isListenerOptions = (path: Path) =>
  path.node.type === 'ObjectExpression' &&
  path.node.properties.every(({ key }: Path) => /^(passive|signal)$/.test(key?.name)) &&
  callWith(path, 2, /^addEventListener$/);

const isMemoName = ({ node, parentPath }: Path) =>
  node.type === 'ObjectProperty' &&
  /^(feature|fnName)$/.test(node.key.name) &&
  callWith(parentPath, 0, /^tableMemo$/);

const RULES: readonly (readonly [(path: Path) => boolean, string])[] = [
  [isDependencyArray, 'the linter checks dependency arrays (useExhaustiveDependencies)'],
  [isLastCleanUp, 'an effect without dependencies is cleaned up when the page is left'],
  [isListenerOptions, 'passive is about speed, and signal takes effect when the page is left'],
  [isMemoName, 'the table library prints the name when it is debugged'],
];

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'rules', {
    shouldIgnore: (path) => RULES.find(([applies]) => applies(path))?.[1],
  }),
];
