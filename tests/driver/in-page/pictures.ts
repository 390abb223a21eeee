/** Runs in the judged page, in real time: which texts its pictures show. */
import { frame } from './clock.ts';
import { countOf } from './view.ts';

const LOADING = ['Is loading...', 'Loading...'];
const pictured = new Set<string>();

/** From now on, looks at the page right after each picture. */
export function watchPictures(): void {
  frame(() => {
    // A message comes after the picture of this frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const text of LOADING) if (countOf(text) > 0) pictured.add(text);
      watchPictures();
    };
    port2.postMessage('');
  });
}

/** The texts of a load that a picture has shown since. */
export const picturedTexts = () => [...pictured];
