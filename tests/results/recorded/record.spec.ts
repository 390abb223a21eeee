/** The run of `small.feature`, which `--update-snapshots` records again. */
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Envelope } from '@cucumber/messages';
import { expect, test } from '@playwright/test';
import { run } from '../../run/command.ts';
import { readStreams } from '../runs.ts';
import { FOLDER, RECORDED, readRecorded, streamOf } from './recorded.ts';

const HEADERS = '<tr><th>UUID</th><th>Name</th><th>Address</th><th>Phone</th></tr>';
const ROW = '<tr><td>1</td><td>Al Bo</td><td>Ohio</td><td>555</td></tr>';

const PAGE = `<!doctype html><title>Page</title><link rel="icon" href="data:,">
  <style>th { position: sticky; top: 0; background: #fff }</style>
  <div id="root"><table>${HEADERS}${ROW.repeat(40)}</table></div>`;

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
  const server = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end(PAGE);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stream = join(mkdtempSync(join(tmpdir(), 'recorded-')), 'run.ndjson');
  const args = ['--profile', 'record', '--format', `message:${stream}`, `${FOLDER}/small.feature`];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await run('cucumber-js', args, { env: { SPEC_BASE_URL: url }, isSilent: true });
  server.close();
  return readStreams([stream])
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
  if (test.info().config.updateSnapshots === 'changed') writeFileSync(RECORDED, streamOf(run));
  expect(shapeOf(run)).toEqual(shapeOf(readRecorded()));
});
