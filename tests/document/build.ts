import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { classicScripts } from '../../vite.config.ts';
import { expectCurrent } from '../results/features.ts';
import { readStreams } from '../results/runs.ts';
import { badgeOf, type DocumentData, documentData, specificationFile } from './document-data.ts';
import { Document } from './page/Document.tsx';
import { headline } from './page/Summary.tsx';

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
}

/** What the parts of a website are known by: they belong together if they are of the same streams. */
function versionOf(streams: readonly string[]): string {
  const hash = createHash('sha256');
  for (const stream of streams) hash.update(readFileSync(stream));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Builds the document of a run into a folder; with a page of our own, a website that can run the examples.
 *
 * @param streams paths of the run's message streams
 * @param folder is replaced; for a website, so is the folder above it
 * @param own absent for a page of another project
 * @returns the document's data
 * @throws ReportError if a stream or report is damaged, the run has not ended, or its features have changed
 */
export async function buildDocument(
  streams: readonly string[],
  folder: string,
  own?: Own,
): Promise<DocumentData> {
  const envelopes = readStreams(streams);
  if (own) expectCurrent(envelopes);
  const site = own ? join(folder, '..') : folder;
  rmSync(site, { recursive: true, force: true });
  if (own) cpSync(own.page, site, { recursive: true });
  const version = versionOf(streams);
  // It loads the faulty pages, which a judged page does without.
  const runner = own && (await import('./running/build.ts'));
  const needOf = await runner?.buildRunner(site, folder, version);
  const files = new Map<string, Buffer>();
  const data = documentData(envelopes, 'features', own?.reports, files, needOf);
  const document = renderToStaticMarkup(createElement(Document, { data }));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, 'page'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      modulePreload: false,
      cssCodeSplit: false,
      // A slow machine is no warning.
      rolldownOptions: { output: { format: 'iife' }, checks: { bundlerTimings: false } },
    },
    plugins: [
      classicScripts(),
      {
        name: 'document',
        // After Vite, which would try to bundle the pictures.
        transformIndexHtml: {
          order: 'post',
          handler: (html) =>
            html
              .replace('<html', `<html data-version="${version}"`)
              .replace('<!--document-->', () => document),
        },
      },
    ],
  });
  const json = {
    'specification.json': { ...specificationFile(data), version },
    'badge.json': badgeOf(data),
  };
  for (const [name, content] of Object.entries(json))
    files.set(name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return data;
}
