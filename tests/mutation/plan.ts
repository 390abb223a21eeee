/**
 * A plugin of StrykerJS, a reporter: writes down which mutants there are before the first is tested,
 * for `likeliest-first.ts`, which knows a mutant by its id alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf } from './exceptions.ts';
import { asReported, identityOf } from './identity.ts';
import { SURVIVORS } from './survivors/table.ts';

/** A mutant that is going to be tested. */
export interface Planned {
  readonly id: string;
  readonly file: string;
  /** Whether it is expected to survive. */
  readonly survives: boolean;
}

/** Where the plan is; StrykerJS's runners work in a folder two levels below. */
export const PLAN = 'reports/mutation/plan.json';
export const PLAN_FROM_SANDBOX = '../../plan.json';

const expected = new Set(
  SURVIVORS.flatMap(({ file, mutants }) => mutants.map((one) => keyOf(file, one))),
);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, 'plan', {
    onMutationTestingPlanReady({ mutantPlans }) {
      const sources = new Map<string, string>();
      const planned = mutantPlans.map((plan): Planned => {
        const { file, mutant } = asReported(plan.mutant);
        const source = sources.get(file) ?? readFileSync(file, 'utf8');
        sources.set(file, source);
        const key = keyOf(file, identityOf(source, mutant));
        return { id: mutant.id, file, survives: expected.has(key) };
      });
      writeFileSync(PLAN, JSON.stringify(planned));
    },
  }),
];
