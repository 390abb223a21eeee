import type { Need } from '../../tests/driver/judged-window.ts';

/** The options of a step that runs only where the page's window provides `need`. */
export function needs(need: Need): { wrapperOptions: { need: Need } } {
  return { wrapperOptions: { need } };
}
