/** Pages that call a server, store something, fail or speak (R6.1, R7.1, R8.1). */
import type { FaultyPages } from '../page/differences.ts';

export const silence: FaultyPages = {
  'a late request': {
    fault: 'The page sends a request half a minute after it opens.',
    fails: ['R7.1'],
    opened: () => setTimeout(() => fetch('news.json'), 30_000),
  },
  'a counted visit': {
    fault: 'While it opens, the page reports the visit to its server.',
    fails: ['R7.1'],
    opened: () => void fetch(location.href, { method: 'POST' }),
  },
  'a beacon at the end': {
    fault: 'Leaving the page is reported by a beacon.',
    fails: ['R7.1'],
    opened: () => {
      window.addEventListener('pagehide', () => navigator.sendBeacon('left'));
    },
  },
  'a socket': {
    fault: 'The page opens a socket to the server.',
    fails: ['R7.1'],
    opened: () => void new WebSocket(location.origin.replace('http', 'ws')),
  },
  'a cookie': {
    fault: 'A visit sets a cookie.',
    fails: ['R6.1'],
    opened: () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the older way to set one
      document.cookie = 'visited=yes';
    },
  },
  'an error': {
    fault: 'Every load ends with an uncaught error.',
    fails: ['R8.1'],
    loaded: () => {
      throw new Error('no more');
    },
  },
  'a dialog': {
    fault: 'The second load opens a dialog.',
    fails: ['R8.1'],
    loaded() {
      if (this.rows.length === 80) alert('80 rows');
    },
  },
};
