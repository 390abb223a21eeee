import { build } from 'vite';
import { type ServedPage, serve } from '../run/serve.ts';
import { stockRowModels } from './stock-row-models.ts';

/** The page itself (`own`), and the same page on the table library's row models (`stock`). */
export const VARIANTS = ['own', 'stock'] as const;

export type Variant = (typeof VARIANTS)[number];

/** One value for each variant. */
export type ByVariant<Value> = Record<Variant, Value>;

/** Calls `make` for each variant in turn. */
export async function forEachVariant<Value>(
  make: (variant: Variant) => Promise<Value>,
): Promise<ByVariant<Value>> {
  return { own: await make('own'), stock: await make('stock') };
}

/** Builds a variant into `reports/bench/` and serves it on this machine. */
export async function buildAndServe(variant: Variant): Promise<ServedPage> {
  const outDir = `reports/bench/${variant}`;
  const plugins = variant === 'stock' ? [stockRowModels()] : [];
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true }, plugins });
  return serve(outDir);
}
