import type { Plugin } from 'vite';

/**
 * Makes the component tests' build as small as the page's: Playwright leaves it whole, and a browser
 * would compile megabytes for each mount.
 */
export function small(): Plugin {
  return {
    name: 'small',
    config: () => ({ build: { minify: true, rollupOptions: { treeshake: true } } }),
  };
}
