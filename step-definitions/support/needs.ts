import type { Need } from '../../tests/driver/judged-window.ts';

/** The options of a step that can be taken only where the page's window has `need`. */
export function needs(need: Need): { wrapperOptions: { need: Need } } {
  return { wrapperOptions: { need } };
}
