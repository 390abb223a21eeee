import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
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

/**
 * Builds the document of a run into a folder. If the parent folder has the built page, the document can run
 * its examples.
 *
 * @param streams paths of the run's message streams
 * @param reports the folder of the other reports; absent for a page of another project
 * @returns the document's data
 * @throws ReportError if a stream or report is damaged, the run has not ended, or its features have changed
 */
export async function buildDocument(
  streams: readonly string[],
  folder: string,
  reports?: string,
): Promise<DocumentData> {
  const envelopes = readStreams(streams);
  if (reports) expectCurrent(envelopes);
  rmSync(folder, { recursive: true, force: true });
  const page = join(folder, '..');
  // It loads the faulty pages, which a judged page does without.
  const hasPage = existsSync(join(page, 'index.html'));
  const runner = hasPage ? await import('./running/build.ts') : undefined;
  await runner?.buildRunner(page, folder);
  const files = new Map<string, Buffer>();
  const data = documentData(envelopes, 'features', reports, files, await runner?.loadNeeds());
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
      {
        name: 'document',
        // After Vite, which would try to bundle the pictures. Without modules and CORS, so that the
        // document also opens from the file system.
        transformIndexHtml: {
          order: 'post',
          handler: (html) =>
            html
              .replace('type="module" crossorigin', 'defer')
              .replace('stylesheet" crossorigin', 'stylesheet"')
              .replace('<!--document-->', () => document),
        },
      },
    ],
  });
  const json = { 'specification.json': specificationFile(data), 'badge.json': badgeOf(data) };
  for (const [name, content] of Object.entries(json))
    files.set(name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return data;
}
