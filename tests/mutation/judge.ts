import { mkdirSync, readFileSync } from 'node:fs';
import type { schema } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { many } from '../run/text.ts';
import { JUDGES, type Judge } from './judges.ts';

/** A report of StrykerJS. */
export type Report = schema.MutationTestResult;

/** The folder of all reports about mutants. */
export const REPORTS = 'reports/mutation';

/**
 * Lets a judge test the mutants of some files.
 *
 * @param stage names the judge's own report, `reports/mutation/<stage>.json`
 * @param mutate paths of the files to mutate
 * @param before the stage of an earlier judge, whose dead mutants are left out
 * @returns the judge's report, in which the left out are compile errors
 */
export async function judge(
  by: Judge,
  stage: string,
  mutate: readonly string[],
  before?: string,
): Promise<Report> {
  const fileName = `${REPORTS}/${stage}.json`;
  if (mutate.length === 0)
    return { schemaVersion: '1', files: {}, thresholds: { high: 95, low: 95 } };
  console.log(`\n${stage}: ${many(mutate.length, 'file')}`);
  mkdirSync(REPORTS, { recursive: true });
  await new Stryker({
    // A copy: StrykerJS writes into what it is given.
    ...structuredClone(JUDGES[by]),
    mutate: [...mutate],
    jsonReporter: { fileName },
    ...(before !== undefined && {
      checkers: ['left-out'],
      killedBefore: `${REPORTS}/${before}.json`,
    }),
  }).runMutationTest();
  return JSON.parse(readFileSync(fileName, 'utf8')) as Report;
}
