/**
 * A plugin of StrykerJS, a checker: leaves out the mutants that an earlier judge has killed. The
 * option `killedBefore` is the path of that judge's report.
 */
import { readFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant, StrykerOptions, schema } from '@stryker-mutator/api/core';
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import { asReported, placeOf } from './identity.ts';

export const strykerValidationSchema = { properties: { killedBefore: { type: 'string' } } };

function readKilled(path: string): Set<string> {
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as schema.MutationTestResult;
  return new Set(
    Object.entries(files).flatMap(([file, { mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Killed' || status === 'Timeout')
        .map((mutant) => placeOf(file, mutant)),
    ),
  );
}

function createChecker(options: StrykerOptions) {
  const killed = readKilled(String(options.killedBefore));
  const check = (given: Mutant) => {
    const { file, mutant } = asReported(given);
    return killed.has(placeOf(file, mutant))
      ? { status: CheckStatus.CompileError as const, reason: 'an earlier judge has killed it' }
      : { status: CheckStatus.Passed as const };
  };
  return {
    init: async () => {},
    check: async (mutants: Mutant[]) =>
      Object.fromEntries(mutants.map((mutant) => [mutant.id, check(mutant)])),
    group: async (mutants: Mutant[]) => [mutants.map(({ id }) => id)],
  };
}
createChecker.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'left-out', createChecker)];
