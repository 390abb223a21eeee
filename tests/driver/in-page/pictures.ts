/** Runs in the judged page, in real time: which texts its pictures show. */
import { frame } from './clock.ts';
import { countOf } from './view.ts';

const pictured = new Set<string>();

/** From now on, looks for texts right after each picture. */
export function watchPictures(texts: readonly string[]): void {
  frame(() => {
    // A message comes after the picture of this frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const text of texts) if (countOf(text) > 0) pictured.add(text);
      watchPictures(texts);
    };
    port2.postMessage('');
  });
}

/** Those that a picture has shown since. */
export const picturedTexts = () => [...pictured];
