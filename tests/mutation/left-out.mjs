// A plugin of StrykerJS, a checker: leaves out the mutants that an earlier judge has killed. The
// option `killedBefore` is the path of that judge's report; without it no mutant is left out.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';

export const strykerValidationSchema = { properties: { killedBefore: { type: 'string' } } };

/** Identifies a mutant; `first` is the number of the first line and column. */
function keyOf(file, { location: { start, end }, mutatorName, replacement }, first) {
  const place = [start, end].flatMap(({ line, column }) => [line - first, column - first]);
  return JSON.stringify([file, ...place, mutatorName, replacement]);
}

function readKilled(report) {
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return new Set(
    Object.entries(files).flatMap(([file, { mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Killed' || status === 'Timeout')
        .map((mutant) => keyOf(file, mutant, 1)),
    ),
  );
}

function createChecker({ killedBefore }) {
  const killed = killedBefore ? readKilled(killedBefore) : new Set();
  const check = (mutant) =>
    killed.has(keyOf(relative(process.cwd(), mutant.fileName).replaceAll('\\', '/'), mutant, 0))
      ? { status: CheckStatus.CompileError, reason: 'an earlier judge has killed it' }
      : { status: CheckStatus.Passed };
  return {
    init: async () => {},
    check: async (mutants) => Object.fromEntries(mutants.map((one) => [one.id, check(one)])),
    group: async (mutants) => [mutants.map(({ id }) => id)],
  };
}
createChecker.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'left-out', createChecker)];
