import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { Files } from './files.ts';
import { Document } from './page/Document.tsx';
import { report } from './report.ts';
import { buildRunner } from './running/build.ts';
import type { Specification } from './specification.ts';
import { specify } from './specify.ts';
import { readStreams } from './streams.ts';

/**
 * Builds the document of a run into a folder; if the built page lies beside it, the reader's browser
 * can run the examples, too.
 *
 * @param streams paths of the run's message streams
 * @param reports the folder of the other reports
 * @returns the document's data
 * @throws StreamError if the streams do not hold a complete run
 */
export async function buildDocument(
  streams: readonly string[],
  folder: string,
  reports = 'reports',
): Promise<Specification> {
  const envelopes = readStreams(streams);
  rmSync(folder, { recursive: true, force: true });
  const page = join(folder, '..');
  const hasPage = existsSync(join(page, 'index.html'));
  const needs = hasPage ? await buildRunner(page, join(folder, 'run')) : new Map();
  const files = new Files();
  const specification = specify(envelopes, 'features', reports, files, needs);
  const document = renderToStaticMarkup(createElement(Document, { specification }));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, 'page'),
    base: './/',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { output: { format: 'iife' } },
    },
    plugins: [
      {
        name: 'document',
        // After Vite, which would try to bundle the pictures. Without modules and CORS, so that the
        // document also opens from a disk.
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
  files.write(folder);
  report(specification, folder);
  return specification;
}
