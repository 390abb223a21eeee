/** Builds the tested site from a recorded run: the page and the document. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inBrowser, readRecorded, streamOf } from '../../results/recorded/recorded.ts';
import { writeCases } from '../../run/reports/junit.ts';
import { buildPage, PAGE } from '../../run/serve.ts';
import { buildDocument } from '../build.ts';
import { KINDS } from '../evidence.ts';
import { PUBLISHED } from './published.ts';

const REPORTS = 'reports/tools/evidence';

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(`${REPORTS}/mutation`, { recursive: true });
writeFileSync(`${REPORTS}/mutation/features.html`, '<!doctype html><title>Mutants</title>');
for (const { file, name } of KINDS)
  writeCases(`${REPORTS}/${file}`, name, [{ name: '@R4.2 a load starts once' }]);
const run = readRecorded();
const streams = [run, inBrowser(run, 'firefox 1')].map((each, nth) => {
  const stream = `${REPORTS}/${nth}.ndjson`;
  writeFileSync(stream, streamOf(each));
  return stream;
});
await buildPage();
await buildDocument(streams, `${PUBLISHED}/spec`, { page: PAGE, reports: REPORTS });
