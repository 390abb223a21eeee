import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve('src/row-models').replaceAll('\\', '/');

/** The replaced modules, with their new code. */
const REPLACED: Readonly<Record<string, string>> = {
  'appendOnlyCoreRowModel.ts':
    "export { createCoreRowModel as createAppendOnlyCoreRowModel } from '@tanstack/react-table';",
  'indexedSortedRowModel.ts':
    "export { createSortedRowModel as createIndexedSortedRowModel } from '@tanstack/react-table';",
};

/** Builds the page on the table library's row models; fails if any of this project's remains. */
export function stockRowModels(): Plugin {
  const replaced = new Set<string>();
  const left = new Set<string>();
  return {
    name: 'stock-row-models',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?');
      if (!path.startsWith(`${FOLDER}/`)) return null;
      const file = path.slice(FOLDER.length + 1);
      const code = REPLACED[file];
      (code === undefined ? left : replaced).add(file);
      return code ?? null;
    },
    buildEnd(error) {
      if (error) return;
      const missed = Object.keys(REPLACED).filter((file) => !replaced.has(file));
      if (left.size + missed.length === 0) return;
      throw new Error(
        `Not the stock row models: unreplaced [${[...left]}], never loaded [${missed}] in src/row-models`,
      );
    },
  };
}
