import { build, type Plugin } from 'vite';
import { type ServedPage, serve } from '../run/serve.ts';

/** The page itself (`own`), and the same page on the table library's row models (`stock`). */
export type Variant = 'own' | 'stock';

/** Opens the page with `rows` rows. */
const initialRows = (rows: number): Plugin => ({
  name: 'initial-rows',
  transform: {
    filter: { id: /\/src\/constants\.ts$/ },
    handler: (code) => code.replace(/(INITIAL_ROWS =) \d+/, `$1 ${rows}`),
  },
});

/** The table library's row models, by the names of this project's. */
const STOCK = `export {
  createCoreRowModel as createAppendOnlyCoreRowModel,
  createSortedRowModel as createIndexedSortedRowModel,
} from '@tanstack/react-table';`;

/** Replaces this project's row models; the build fails if more of them are imported. */
const stockRowModels: Plugin = {
  name: 'stock-row-models',
  enforce: 'pre',
  load: { filter: { id: /\/src\/row-models\// }, handler: () => STOCK },
};

/** Builds a variant that opens with `rows` rows, and serves it on this machine. */
export async function buildAndServe(variant: Variant, rows: number): Promise<ServedPage> {
  const outDir = `reports/bench/${variant}`;
  const plugins = [initialRows(rows), ...(variant === 'stock' ? [stockRowModels] : [])];
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true }, plugins });
  return serve(outDir);
}
