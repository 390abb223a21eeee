import type { Envelope } from '@cucumber/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentData } from '../document-data.ts';
import { Document } from '../page/Document.tsx';
import { ReadDocument } from './reading.ts';

/**
 * The document of a run of this project's features.
 *
 * @param reports folder of the other reports; by default there are none
 * @param files receives pictures and traces
 */
export function rendered(
  run: readonly Envelope[],
  reports = 'reports/none',
  files = new Map<string, Buffer>(),
): ReadDocument {
  const data = documentData(run, 'features', reports, files, new Map());
  return new ReadDocument(renderToStaticMarkup(createElement(Document, { data })));
}
