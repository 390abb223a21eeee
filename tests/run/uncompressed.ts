import type { Plugin } from 'vite';

/**
 * Has Vite's preview server send every file as it is, whatever encodings the browser accepts. On
 * one machine compression saves nothing, and costs both sides a pipeline that can stall.
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
