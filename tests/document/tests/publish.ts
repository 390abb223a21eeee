/** Builds the tested site from a recorded run: the page and the document. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inBrowser, readRecorded, streamOf } from '../../results/recorded/recorded.ts';
import { writeCases } from '../../run/reports/junit.ts';
import { buildPage } from '../../run/serve.ts';
import { buildDocument } from '../build.ts';
import { KINDS } from '../evidence.ts';
import { PUBLISHED } from './published.ts';

const REPORTS = 'reports/tools/evidence';

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(`${REPORTS}/mutation`, { recursive: true });
writeFileSync(`${REPORTS}/mutation/features.html`, '<!doctype html><title>Mutants</title>');
for (const { file, script } of KINDS)
  writeCases(`${REPORTS}/${file}`, script, [{ name: '@R4.2 a load starts once' }]);
const run = readRecorded();
const streams = [run, inBrowser(run, 'firefox 1')].map((each, nth) => {
  const stream = `${REPORTS}/${nth}.ndjson`;
  writeFileSync(stream, streamOf(each));
  return stream;
});
await buildPage();
rmSync(PUBLISHED, { recursive: true, force: true });
cpSync('dist', PUBLISHED, { recursive: true });
await buildDocument(streams, `${PUBLISHED}/spec`, REPORTS);
