import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { build } from 'vite';
import { buildPages } from './serve-pages.ts';

const buildPage = (outDir: string) =>
  build({ logLevel: 'silent', build: { outDir, emptyOutDir: true } });

test("both pages are built with React's production build, whatever NODE_ENV is", async () => {
  const { env } = process;
  env.NODE_ENV = 'development';
  for (const buildInto of [buildPage, (folder: string) => buildPages(folder, [])]) {
    const folder = mkdtempSync(join(tmpdir(), 'built-'));
    await buildInto(folder);
    const scripts = readdirSync(`${folder}/assets`).filter((file) => file.endsWith('.js'));
    const texts = scripts.map((file) => readFileSync(`${folder}/assets/${file}`, 'utf8'));
    const advises = texts.some((text) => text.includes('React DevTools'));
    assert.deepEqual([scripts.length > 0, advises], [true, false]);
  }
});
