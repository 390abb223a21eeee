import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadSteps } from '../../step-definitions/support/load-steps.ts';
import { readFeatures } from '../results/features.ts';
import { readSpecification, type Specification } from '../results/specification.ts';
import { type DocumentData, documentData, specificationFile } from './document-data.ts';
import { Html } from './page/Document.tsx';
import { headline } from './page/Summary.tsx';
import { buildRunner, buildScript } from './running/build.ts';

/** Prints the headline of a document, and why its run is invalid or incomplete. */
export function printSummary(data: DocumentData, folder: string): void {
  console.log(`${folder}: ${headline(data)}.`);
  for (const fault of data.run.faults) console.error(`The run is invalid or incomplete: ${fault}.`);
}

/** What the website of this project has besides the document of a run. */
interface Own {
  /** The folder of the built page, which is published one level above the document. */
  readonly page: string;
  /** The folder of the other reports. */
  readonly reports: string;
  /** The address of the project's files at this commit, if it is known. */
  readonly source?: string | undefined;
}

/**
 * Builds the document of a run into a folder.
 *
 * @param folder is replaced; for a website, so is the folder above it
 * @param own absent for a page of another project
 * @returns the document's data
 * @throws ReportError if a report is damaged
 */
export async function buildDocument(
  specification: Specification,
  folder: string,
  own?: Own,
): Promise<DocumentData> {
  const data = documentData(specification, own?.reports, own?.source);
  const site = own ? join(folder, '..') : folder;
  rmSync(site, { recursive: true, force: true });
  if (own) cpSync(own.page, site, { recursive: true });
  const json = JSON.stringify(specificationFile(data), null, 2);
  // Named by its content: after an update of the website, an open document finds none, rather than another one.
  const assets = `assets-${createHash('sha256').update(json).digest('hex').slice(0, 16)}`;
  await buildScript('../page/document.ts', 'iife', join(folder, assets));
  if (own) await buildRunner(site, folder, assets);
  const texts: Record<string, string> = {
    'specification.json': json,
    'index.html': `<!doctype html>${renderToStaticMarkup(createElement(Html, { data, assets }))}`,
    ...(own && { [`${assets}/specification.json`]: json }),
  };
  for (const [path, content] of [...data.files, ...Object.entries(texts)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return data;
}

/**
 * Builds the website of this project: the page, and below it the document, which can run the examples.
 *
 * @param streams paths of the run's message streams
 * @throws ReportError if a stream or report is damaged, the run has not ended, or its features have changed
 */
export async function buildWebsite(
  streams: readonly string[],
  folder: string,
  own: Own,
): Promise<DocumentData> {
  const { executor } = await loadSteps();
  const needOf = (sentence: string) => executor.needOf(sentence);
  return buildDocument(readSpecification(streams, readFeatures('features'), needOf), folder, own);
}
