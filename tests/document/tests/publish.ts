/** Builds the tested site from a recorded run, the page and the document, compared with one that was otherwise. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inBrowser, readRecorded, streamOf } from '../../results/recorded/recorded.ts';
import { buildPage } from '../../run/serve.ts';
import { buildWebsite } from '../build.ts';
import { PUBLISHED, SOURCE } from './published.ts';

const REPORTS = 'reports/tools/streams';
const EARLIER = 'reports/tools/earlier';

mkdirSync(REPORTS, { recursive: true });
const run = readRecorded();
const streams = [run, inBrowser(run, 'firefox 1')].map((each, nth) => {
  const stream = `${REPORTS}/${nth}.ndjson`;
  writeFileSync(stream, streamOf(each));
  return stream;
});
await buildPage();
const build = (since?: string) =>
  buildWebsite(streams, `${PUBLISHED}/spec`, { reports: REPORTS, source: SOURCE, since });
await build();
cpSync(`${PUBLISHED}/spec`, `${EARLIER}/spec`, { recursive: true });
const file = `${EARLIER}/spec/specification.json`;
writeFileSync(file, readFileSync(file, 'utf8').replace('The page shows a', 'There is a'));
const pictures = `${EARLIER}/spec/pictures/R9.1-`;
cpSync(`${pictures}it-passes.webp`, `${pictures}it-fails.webp`);
await build(EARLIER);
