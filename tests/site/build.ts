import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { many } from '../run/many.ts';
import { Files } from './files.ts';
import { Document } from './page/Document.tsx';
import { buildRunner } from './running/build.ts';
import { resultsOf, type Specification, untested } from './specification.ts';
import { specify } from './specify.ts';
import { readStreams } from './streams.ts';

function report(specification: Specification, folder: string): void {
  const results = resultsOf(specification.sections.flatMap(({ rules }) => rules));
  const count = (verdict: string) => results.filter((each) => each.verdict === verdict).length;
  const points = untested(specification).length;
  console.log(
    `${folder}: ${many(results.length, 'example')}, ${count('failed')} failed, ${count('not run')} not run` +
      (points > 0 ? `; ${many(points, 'point has', 'points have')} no example` : ''),
  );
  for (const fault of specification.run.faults) console.error(`No proof: ${fault}.`);
}

/**
 * Builds the document of a run into a folder; if the built page lies beside it, the reader's browser
 * can run the examples, too.
 *
 * @param streams paths of the run's message streams
 * @returns the document's data
 * @throws StreamError if the streams do not hold a complete run
 */
export async function buildDocument(
  streams: readonly string[],
  folder: string,
): Promise<Specification> {
  const envelopes = readStreams(streams);
  rmSync(folder, { recursive: true, force: true });
  const page = join(folder, '..');
  const hasPage = existsSync(join(page, 'index.html'));
  const needs = hasPage ? await buildRunner(page, join(folder, 'run')) : new Map();
  const files = new Files();
  const specification = specify(envelopes, 'features', 'reports', files, needs);
  const document = renderToStaticMarkup(createElement(Document, { specification }));
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
