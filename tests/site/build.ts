import { resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { Files } from './files.ts';
import { Document } from './page/Document.tsx';
import { resultsOf, type Specification } from './specification.ts';
import { specify } from './specify.ts';
import { readStreams } from './streams.ts';

function report({ sections }: Specification, folder: string): void {
  const results = resultsOf(sections.flatMap(({ rules }) => rules));
  const count = (verdict: string) => results.filter((each) => each.verdict === verdict).length;
  console.log(
    `${folder}: ${results.length} examples, ${count('failed')} failed, ${count('not run')} not run`,
  );
}

/**
 * Builds the document of a run into a folder.
 *
 * @param streams paths of the run's message streams
 * @throws StreamError if there is no whole run to make it of
 */
export async function buildDocument(streams: readonly string[], folder: string): Promise<void> {
  const files = new Files();
  const specification = specify(readStreams(streams), 'features', 'reports', files);
  const document = renderToStaticMarkup(createElement(Document, { specification }));
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, 'page'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { output: { format: 'iife' } },
    },
    plugins: [
      {
        name: 'document',
        // After Vite, which would take the pictures for files of its own. Neither modules nor
        // CORS, so that it opens from a disk as well.
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
}
