/** Made-up reports for tests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeCases } from '../../run/reports/junit.ts';
import { KINDS } from './kinds.ts';

/** Writes a report of each kind with these titles of passed and failed tests, and a page of mutants. */
export function writeReports(folder: string, passed: readonly string[], failed: readonly string[]) {
  const cases = [
    ...passed.map((name) => ({ name })),
    ...failed.map((name) => ({ name, failure: '39 is not 40' })),
  ];
  mkdirSync(`${folder}/mutation`, { recursive: true });
  for (const { file, script } of KINDS) writeCases(`${folder}/${file}`, script, cases);
  writeFileSync(`${folder}/mutation/features.html`, '<!doctype html><title>Mutants</title>');
}
