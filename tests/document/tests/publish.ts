/** Builds the tested site from recorded runs: the page and the document. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { readRecording } from '../../results/recordings/read.ts';
import { streamOf } from '../../results/run-messages.ts';
import { buildPage } from '../../run/serve.ts';
import { buildDocument } from '../build.ts';
import { writeReports } from '../evidence/made-up-reports.ts';
import { PUBLISHED } from './folder.ts';

const REPORTS = 'reports/tools/evidence';

rmSync(REPORTS, { recursive: true, force: true });
writeReports(REPORTS, ['@R4.2 a load starts once'], []);
const names = ['passed', 'firefox', 'shard-1', 'shard-2', 'failed', 'skipped'] as const;
const streams = names.map((name) => {
  const stream = `${REPORTS}/${name}.ndjson`;
  writeFileSync(stream, streamOf(readRecording(name)));
  return stream;
});
process.exitCode = await buildPage();
if (process.exitCode) process.exit();
rmSync(PUBLISHED, { recursive: true, force: true });
cpSync('dist', PUBLISHED, { recursive: true });
await buildDocument(streams, `${PUBLISHED}/spec`, REPORTS);
