/** Builds the tested site from a recorded run: the page and the document. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFeatures } from '../../results/features.ts';
import { inBrowser, readRecorded, streamOf } from '../../results/recorded/recorded.ts';
import { readRun } from '../../results/runs.ts';
import { readSpecification } from '../../results/specification.ts';
import { writeReport } from '../../run/reports/report-file.ts';
import { buildPage } from '../../run/serve.ts';
import { buildWebsite } from '../build.ts';
import { documentData, specificationFile } from '../document-data.ts';
import { PUBLISHED, SOURCE } from './published.ts';

const REPORTS = 'reports/tools/streams';

mkdirSync(REPORTS, { recursive: true });
const run = readRecorded();
const streams = [run, inBrowser(run, 'firefox 1')].map((each, nth) => {
  const stream = `${REPORTS}/${nth}.ndjson`;
  writeFileSync(stream, streamOf(each));
  return stream;
});
// An earlier website, in which a point had another title and an example another picture.
const earlier = structuredClone(
  specificationFile(documentData(readSpecification(streams, readFeatures('features')))),
);
const [point] = earlier.points;
if (point) point.title = 'There are contacts';
const since = 'reports/tools/earlier';
writeReport(`${since}/spec/specification.json`, JSON.stringify(earlier));
const pictures = readRun(run).planned.map(({ attempt }) => attempt?.evidence.file('picture'));
writeReport(`${since}/spec/pictures/R9.1-it-fails.webp`, pictures[1] as Buffer);
await buildPage();
await buildWebsite(streams, `${PUBLISHED}/spec`, { reports: REPORTS, source: SOURCE, since });
