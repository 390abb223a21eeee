/**
 * Bundles each file of properties and unit tests with the code that it tests: a process per mutant
 * and file starts four times faster with a few modules than with hundreds.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const FOLDER = resolve('tests/properties');

/** The same few examples for every mutant; a property that fails is not shrunk. */
const FIXED_DRAWS = `import { configureGlobal as fixDraws } from 'fast-check';
fixDraws({ seed: 28, numRuns: 30, endOnFailure: true });
`;

const fixedDraws: Plugin = {
  name: 'fixed-draws',
  transform: {
    filter: { id: /\.test\.ts$/ },
    handler: (code) => FIXED_DRAWS + code,
  },
};

export default defineConfig({
  logLevel: 'warn',
  plugins: [fixedDraws],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'bundled-tests',
    rolldownOptions: {
      input: readdirSync(FOLDER)
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => `${FOLDER}/${name}`),
    },
  },
});
