/** Runs in the judged page, in real time: which texts its pictures show. */
import { frame } from './clock.ts';
import { countOf } from './view.ts';

const pictured = new Set<string>();

/** From now on, looks for texts right before each picture: after all frames, which may still change the page. */
export function watchPictures(texts: readonly string[]): void {
  const probe = document.createElement('i');
  probe.style.cssText = 'position: fixed; height: 1px; visibility: hidden';
  document.documentElement.append(probe);
  // Of all that a page can observe, sizes come last before a picture.
  new ResizeObserver(() => {
    for (const text of texts) if (countOf(text) > 0) pictured.add(text);
  }).observe(probe);
  let frames = 0;
  const next = () => {
    frames += 1;
    probe.style.width = `${1 + (frames % 2)}px`;
    frame(next);
  };
  next();
}

/** Those that a picture has shown since. */
export const picturedTexts = () => [...pictured];
