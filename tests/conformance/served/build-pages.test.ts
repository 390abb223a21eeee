import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { build } from 'vite';
import { buildPages } from './build-pages.ts';

const BUILDS: Readonly<Record<string, (outDir: string) => Promise<unknown>>> = {
  'this project’s page': (outDir) =>
    build({ logLevel: 'silent', build: { outDir, emptyOutDir: true } }),
  'the second page': (outDir) => buildPages(outDir, []),
};

for (const [name, buildInto] of Object.entries(BUILDS)) {
  test(`${name} is built with React's production build, whatever NODE_ENV is`, async (context) => {
    const { env } = process;
    context.after(() => {
      process.env = env;
    });
    process.env = { ...env, NODE_ENV: 'development' };
    const folder = mkdtempSync(join(tmpdir(), 'built-'));
    await buildInto(folder);
    const scripts = readdirSync(`${folder}/assets`).filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(`${folder}/assets/${file}`, 'utf8'));
    const advises = texts.map((text) => text.includes('React DevTools'));
    assert.deepEqual([scripts.length > 0, advises.includes(true)], [true, false]);
  });
}
