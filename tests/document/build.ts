import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadSteps } from '../../step-definitions/support/load-steps.ts';
import { readFeatures } from '../results/features.ts';
import { readSpecification, type Specification } from '../results/specification.ts';
import { writeReport } from '../run/reports/report-file.ts';
import { PAGE } from '../run/serve.ts';
import { type DocumentData, documentData, type Own, specificationFile } from './document-data.ts';
import { Html } from './page/Document.tsx';
import { headline } from './page/Summary.tsx';
import { buildRunner, buildScript } from './running/build.ts';
import { compareWith, inMarkdown } from './since/since.ts';

/** Prints the headline of a document, and why its run is invalid or incomplete. */
export function printSummary(data: DocumentData, folder: string): void {
  console.log(`${folder}: ${headline(data)}.`);
  for (const fault of data.run.faults) console.error(`The run is invalid or incomplete: ${fault}.`);
  if (data.since) console.log(inMarkdown(data.since, data));
}

/**
 * Builds the document of a run into a folder.
 *
 * @param folder is replaced; for this project's page, which is put one level above it, so is the folder there
 * @param own absent for a page of another project
 * @returns the document's data
 * @throws ReportError if a report is damaged
 */
export async function buildDocument(
  specification: Specification,
  folder: string,
  own?: Own,
): Promise<DocumentData> {
  const read = documentData(specification, own);
  const since = own?.since === undefined ? undefined : await compareWith(own.since, read);
  const data: DocumentData = { ...read, since };
  const site = own ? join(folder, '..') : folder;
  rmSync(site, { recursive: true, force: true });
  if (own) cpSync(PAGE, site, { recursive: true });
  const json = JSON.stringify(specificationFile(data), null, 2);
  // Named by its content: after an update of the website, an open document finds none, rather than another one.
  const assets = `assets-${createHash('sha256').update(json).digest('hex').slice(0, 16)}`;
  await buildScript('../page/behavior.ts', 'iife', join(folder, assets));
  const write = (path: string, content: string | Buffer) =>
    writeReport(join(folder, path), content);
  write('specification.json', json);
  write(
    'index.html',
    `<!doctype html>${renderToStaticMarkup(createElement(Html, { data, assets }))}`,
  );
  for (const { evidence } of data.points.flatMap(({ examples }) => examples))
    for (const each of [evidence.picture, evidence.paper]) if (each) write(each.file, each.content);
  if (!own) return data;
  await buildRunner(site, folder, assets);
  if (data.since) write('changes.md', `${inMarkdown(data.since, data)}\n`);
  write(`${assets}/specification.json`, json);
  for (const { pictures } of data.since?.points.flatMap(({ changes }) => changes) ?? [])
    if (pictures) write(`earlier/${pictures.file}`, pictures.earlier);
  return data;
}

/**
 * Builds the website of this project: the page, and below it the document, which can run the examples.
 *
 * @param stream path of the run's message stream
 * @throws ReportError if a stream or report is damaged, the run has not ended, or its features have changed
 */
export async function buildWebsite(
  stream: string,
  folder: string,
  own: Own,
): Promise<DocumentData> {
  const { executor } = await loadSteps();
  const needOf = (sentence: string) => executor.needOf(sentence);
  return buildDocument(readSpecification([stream], readFeatures('features'), needOf), folder, own);
}
