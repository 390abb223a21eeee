/** Builds the tested site from a recorded run, the page and the document, compared with one that was otherwise. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { readFeatures } from '../../results/features.ts';
import { STREAM } from '../../results/recorded/recorded.ts';
import { readSpecification } from '../../results/specification.ts';
import { buildPage } from '../../run/serve.ts';
import { buildDocument, buildWebsite } from '../build.ts';
import { PUBLISHED, SOURCE } from './published.ts';

const EARLIER = 'reports/tools/earlier';

await buildDocument(readSpecification([STREAM], readFeatures('features')), `${EARLIER}/spec`);
const file = `${EARLIER}/spec/specification.json`;
const text = readFileSync(file, 'utf8').replace('The page shows a', 'There is a');
writeFileSync(file, text.replace('is the person at', 'looks at'));
const pictures = `${EARLIER}/spec/pictures/R9.1-`;
cpSync(`${pictures}it-passes.webp`, `${pictures}it-fails.webp`);

await buildPage();
// This folder has no reports.
const own = { reports: PUBLISHED, source: SOURCE, since: EARLIER };
await buildWebsite(STREAM, `${PUBLISHED}/spec`, own);
