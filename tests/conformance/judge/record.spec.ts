/** The run of `small.feature`, which `--update-snapshots` records again. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Envelope } from '@cucumber/messages';
import { expect, test } from '@playwright/test';
import { FOLDER, readRecorded, STREAM, streamOf } from '../../results/recorded/recorded.ts';
import { readStream } from '../../results/runs.ts';
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

async function record(): Promise<Envelope[]> {
  const stream = test.info().outputPath('run.ndjson');
  const args = [
    ...['--profile', 'judge', '--parallel', '0', '--format', `message:${stream}`],
    ...['--world-parameters', '{"evidence": "all"}', `${FOLDER}/small.feature`],
  ];
  await withPage({ body: pageOf(STYLE + tableOf(40)) }, (url) =>
    run('cucumber-js', args, { env: { SPEC_BASE_URL: url }, isSilent: true }),
  );
  return readStream(stream)
    .filter((envelope) => !LEFT_OUT.some((kind) => kind in envelope))
    .map(reduced);
}

/** The kinds of messages and their fields, without ids, texts, places and times. */
function shapeOf(run: readonly Envelope[]): unknown {
  const EXACT = ['fileName', 'mediaType', 'status', 'protocolVersion'];
  return JSON.parse(JSON.stringify(run), (key, value) =>
    Object(value) === value || EXACT.includes(key) ? value : typeof value,
  );
}

test('a run has the recorded verdicts and evidence; otherwise record again', async () => {
  const run = await record();
  if (test.info().config.updateSnapshots === 'changed') writeFileSync(STREAM, streamOf(run));
  expect(shapeOf(run)).toEqual(shapeOf(readRecorded()));
});
