/** Builds the tested site from a recorded run: the page and the document. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { inBrowser, readRecorded, streamOf } from '../../results/recorded/recorded.ts';
import { buildPage } from '../../run/serve.ts';
import { buildDocument } from '../build.ts';
import { writeReports } from '../evidence/made-up-reports.ts';
import { PUBLISHED } from './published.ts';

const REPORTS = 'reports/tools/evidence';

rmSync(REPORTS, { recursive: true, force: true });
writeReports(REPORTS, ['@R4.2 a load starts once'], []);
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
