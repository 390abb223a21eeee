import type { Envelope } from '@cucumber/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { placeOf } from '../../results/attempts.ts';
import { documentData } from '../document-data.ts';
import { Document } from '../page/Document.tsx';
import { ReadDocument } from './reading.ts';

/**
 * The document of a run, with every example marked as runnable in the reader's browser.
 *
 * @param features folder of the index
 * @param reports folder of the other reports; by default there are none
 * @param files receives pictures and traces
 */
export function rendered(
  run: readonly Envelope[],
  features = 'features',
  reports = 'reports/none',
  files = new Map<string, Buffer>(),
): ReadDocument {
  const pickles = run.flatMap(({ pickle }) => pickle ?? []);
  const needs = new Map(pickles.map((pickle) => [placeOf(pickle), []]));
  const data = documentData(run, features, reports, files, needs);
  return new ReadDocument(renderToStaticMarkup(createElement(Document, { data })));
}
