/** `npx tsx tests/conformance/judge/record.ts` records the run of `small.feature` again, as after an upgrade of cucumber. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Envelope } from '@cucumber/messages';
import { FOLDER, STREAM, streamOf } from '../../results/recorded/recorded.ts';
import { readStream } from '../../results/run.ts';
import { run } from '../../run/command.ts';
import { pageOf, tableOf, withPage } from './pages.ts';

const STYLE = '<style>th { position: sticky; top: 0; background: #fff }</style>';

const LEFT_OUT = ['stepDefinition', 'parameterType', 'testStepStarted'];

/** A message without what differs between machines. */
function reduced(envelope: Envelope): Envelope {
  const text = JSON.stringify(envelope)
    .replaceAll(pathToFileURL(`${process.cwd()}/`).href, '')
    .replaceAll(`${process.cwd()}/`, '')
    .replaceAll(/(?<=127\.0\.0\.1):\d+/g, ':8080');
  return JSON.parse(text);
}

const stream = join(mkdtempSync(join(tmpdir(), 'recorded-')), 'run.ndjson');
const args = [
  ...['--profile', 'judge', '--parallel', '0', '--format', `message:${stream}`],
  ...['--world-parameters', '{"evidence": "all"}', `${FOLDER}/small.feature`],
];
await withPage({ body: pageOf(STYLE + tableOf(40)) }, (url) =>
  run('cucumber-js', args, { env: { SPEC_BASE_URL: url }, isSilent: true }),
);
const kept = readStream(stream).filter((envelope) => !LEFT_OUT.some((kind) => kind in envelope));
writeFileSync(STREAM, streamOf(kept.map(reduced)));
