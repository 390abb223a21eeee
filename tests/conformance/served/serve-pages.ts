import { type ServedPage, serve } from '../../run/serve.ts';
import { correctPages } from '../correct/correct-pages.ts';
import { faultyPages } from '../faulty/faulty-pages.ts';
import { slug } from '../page/differences.ts';
import { buildPages } from './build-pages.ts';

const FOLDER = 'reports/conformance/page';

/** Builds the correct and the faulty pages and serves them; `addressOf` returns the address of each. */
export async function servePages(): Promise<ServedPage> {
  await buildPages(FOLDER, [...correctPages, ...faultyPages]);
  return serve(FOLDER);
}

/** The address of a page on the server at `url`. */
export const addressOf = (url: string, name: string) => new URL(`${slug(name)}/`, url).href;
