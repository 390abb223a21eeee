import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { locale } from './src/contact/locale.ts';

/**
 * Puts the picked words themselves in the place of the module that picks them: the generator's
 * locale is one object, of which bundlers drop nothing.
 */
function pickedLocale(): Plugin {
  return {
    name: 'picked-locale',
    // In the mode "mutation" the module itself is built, whose mutants would else be nowhere.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'mutation',
    load: {
      filter: { id: /\/src\/contact\/locale\.ts$/ },
      handler: () => `export const locale = JSON.parse(${JSON.stringify(JSON.stringify(locale))});`,
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [react(), pickedLocale()],
});
