import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type Plugin } from 'vite';
import { locale } from './src/contact/locale.ts';

/** Not while the page is being changed, nor for mutants, which are told apart at run time. */
function isForReaders(_: unknown, { command, mode }: ConfigEnv): boolean {
  return command === 'build' && mode !== 'mutation';
}

/**
 * Puts the picked words themselves in the place of the module that picks them: the generator's
 * locale is one object, of which bundlers drop nothing.
 */
function pickedLocale(): Plugin {
  return {
    name: 'picked-locale',
    apply: isForReaders,
    load: {
      filter: { id: /\/src\/contact\/locale\.ts$/ },
      handler: () => `export const locale = JSON.parse(${JSON.stringify(JSON.stringify(locale))});`,
    },
  };
}

/** What the page is allowed: its own script and style files, and the empty icon (B10). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Puts the Content-Security-Policy at the head of the page, before all that it governs. */
function contentSecurityPolicy(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: POLICY };
  return {
    name: 'content-security-policy',
    apply: isForReaders,
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}

export default defineConfig({
  base: './',
  plugins: [react(), pickedLocale(), contentSecurityPolicy()],
});
