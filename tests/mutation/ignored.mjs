// A plugin of StrykerJS: rules for code that is not mutated, each with its reason. A single mutant
// that survives for a reason of its own belongs into survivors.ts instead.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const HOOKS = /^use(?:Effect|LayoutEffect|InsertionEffect|Callback|Memo)$/;
const EFFECTS = /^use(?:Effect|LayoutEffect|InsertionEffect)$/;

/** The name of a called function or method. */
const calleeOf = ({ callee }) =>
  (callee.type === 'MemberExpression' ? callee.property : callee).name;

/** Whether the node is the argument at `position`, from 0, of a call. */
const isArgument = ({ node, parent }, position) =>
  parent?.type === 'CallExpression' && parent.arguments[position] === node;

/** Whether the node is an object whose properties all have one of these names. */
const hasOnly = (node, ...names) =>
  node.type === 'ObjectExpression' && node.properties.every(({ key }) => names.includes(key?.name));

function isDependencyArray(path) {
  return path.isArrayExpression() && isArgument(path, 1) && HOOKS.test(calleeOf(path.parent) ?? '');
}

/** Whether the node is what an effect returns that runs once. */
function isLastCleanUp(path) {
  if (!path.isFunction() || !path.parentPath?.isReturnStatement()) return false;
  const effect = path.parentPath.getFunctionParent();
  if (!effect || !isArgument(effect, 0)) return false;
  const { callee, arguments: given } = effect.parent;
  const dependencies = given[1];
  return (
    EFFECTS.test(calleeOf({ callee }) ?? '') &&
    dependencies?.type === 'ArrayExpression' &&
    dependencies.elements.length === 0
  );
}

function isListenerOptions(path) {
  return (
    isArgument(path, 2) &&
    calleeOf(path.parent) === 'addEventListener' &&
    hasOnly(path.node, 'passive', 'signal')
  );
}

function isMemoName(path) {
  const call = path.parentPath?.parent;
  return (
    path.isObjectProperty() &&
    ['feature', 'fnName'].includes(path.node.key.name) &&
    call?.type === 'CallExpression' &&
    calleeOf(call) === 'tableMemo'
  );
}

/** Each rule, and why it ignores what it does. */
const RULES = [
  [
    isDependencyArray,
    'the linter compares dependency arrays with the code (useExhaustiveDependencies)',
  ],
  [
    isLastCleanUp,
    'runs when the page is left: an effect without dependencies is cleaned up at its end',
  ],
  [
    isListenerOptions,
    'passive is a hint about speed, and signal takes effect when the page is left',
  ],
  [isMemoName, 'a name that the table library prints in its debug output'],
];

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'rules', {
    shouldIgnore: (path) => RULES.find(([applies]) => applies(path))?.[1],
  }),
];
