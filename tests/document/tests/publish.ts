/** Builds the tested site from a recorded run: the page and the document. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { inBrowser, readRecorded, streamOf } from '../../results/recorded/recorded.ts';
import { buildPage } from '../../run/serve.ts';
import { buildWebsite } from '../build.ts';
import { PUBLISHED, SOURCE } from './published.ts';

const REPORTS = 'reports/tools/streams';

mkdirSync(REPORTS, { recursive: true });
const run = readRecorded();
const streams = [run, inBrowser(run, 'firefox 1')].map((each, nth) => {
  const stream = `${REPORTS}/${nth}.ndjson`;
  writeFileSync(stream, streamOf(each));
  return stream;
});
await buildPage();
await buildWebsite(streams, `${PUBLISHED}/spec`, { reports: REPORTS, source: SOURCE });
