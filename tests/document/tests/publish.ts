/** Builds the tested site from a recorded run: the page and the document. */
import { STREAM } from '../../results/recorded/recorded.ts';
import { buildPage } from '../../run/serve.ts';
import { buildWebsite } from '../build.ts';
import { PUBLISHED, SOURCE } from './published.ts';

await buildPage();
// This folder has no reports.
await buildWebsite(STREAM, `${PUBLISHED}/spec`, { reports: PUBLISHED, source: SOURCE });
