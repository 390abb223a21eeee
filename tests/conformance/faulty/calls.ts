/** Calls that the page makes (R7.1). */
import type { FaultyPages } from '../page/differences.ts';

export const calls: FaultyPages = {
  'a request at the start': {
    fault: 'The page requests data from another server when it opens.',
    fails: ['R7.1', 'R1.2'],
    behaviour: { opened: () => void fetch('https://127.0.0.1/rows.json').catch(() => {}) },
  },
  'a late request': {
    fault: 'The page sends a request half a minute after it opens.',
    fails: ['R7.1'],
    behaviour: { opened: () => setTimeout(() => fetch('news.json'), 30_000) },
  },
  'a beacon at the end': {
    fault: 'Leaving the page is reported by a beacon.',
    fails: ['R7.1'],
    behaviour: {
      opened: () => {
        window.addEventListener('pagehide', () => navigator.sendBeacon('left'));
      },
    },
  },
  'a socket': {
    fault: 'The page opens a socket to the server.',
    fails: ['R7.1'],
    behaviour: { opened: () => void new WebSocket(location.origin.replace('http', 'ws')) },
  },
  'a service worker': {
    fault: 'The page registers a service worker.',
    fails: ['R7.1'],
    behaviour: { opened: () => void navigator.serviceWorker.register('worker.js').catch(() => {}) },
  },
};
