import type { Plugin } from 'vite';

/**
 * Makes Vite's preview server send every file uncompressed, whatever encodings the browser accepts. On
 * one machine compression saves nothing, and its pipeline can stall.
 */
export function uncompressed(): Plugin {
  return {
    name: 'uncompressed',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        delete request.headers['accept-encoding'];
        next();
      });
    },
  };
}

/**
 * Minifies the build of the component tests. Playwright leaves it as it is, and a browser would compile
 * megabytes for each mount.
 */
export function minified(): Plugin {
  return {
    name: 'minified',
    config: () => ({ build: { minify: true, rollupOptions: { treeshake: true } } }),
  };
}
