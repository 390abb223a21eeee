import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type Plugin } from 'vite';
import { locale } from './src/contact/locale.ts';

/** Not for the development server, nor for mutants, which are switched at run time. */
function isRelease(_: unknown, { command, mode }: ConfigEnv): boolean {
  return command === 'build' && mode !== 'mutation';
}

/** Builds for production, React included, whatever `NODE_ENV` is: Vite would obey it. */
export function productionBuild(): Plugin {
  return {
    name: 'production-build',
    apply: 'build',
    // Before the plugin of React, which reads it, too.
    enforce: 'pre',
    config: () => {
      // biome-ignore lint/style/noProcessEnv: Vite has no option for it
      process.env.NODE_ENV = 'production';
    },
  };
}

/**
 * Replaces the module that picks the words by the words themselves: the generator's locale is one
 * object, which bundlers cannot tree-shake.
 */
function pickedLocale(): Plugin {
  return {
    name: 'picked-locale',
    apply: isRelease,
    load: {
      filter: { id: /\/src\/contact\/locale\.ts$/ },
      handler: () => `export const locale = JSON.parse(${JSON.stringify(JSON.stringify(locale))});`,
    },
  };
}

/** Allows the page its own script and style files, and the empty icon (B10). */
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

/** Adds the Content-Security-Policy to the head of a page, before everything that it governs. */
function contentSecurityPolicy(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: POLICY };
  return {
    name: 'content-security-policy',
    apply: isRelease,
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}

/**
 * Loads a script and a style sheet without modules and CORS: so a page also opens from the file system. The
 * script needs the format `iife`.
 */
function classicScripts(): Plugin {
  return {
    name: 'classic-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('type="module" crossorigin', 'defer')
          .replace('stylesheet" crossorigin', 'stylesheet"'),
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [productionBuild(), react(), pickedLocale(), contentSecurityPolicy(), classicScripts()],
  build: {
    outDir: 'dist/page',
    // Vite would put the style sheet of a classic script into the script.
    cssCodeSplit: false,
    rolldownOptions: { output: { format: 'iife' } },
  },
});
