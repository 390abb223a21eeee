/** Calls that the page makes (R7.1). */
import type { Variant } from '../faulty.ts';

export const calls: readonly Variant[] = [
  {
    name: 'a request at the start',
    wrong: 'The page requests data from the server when it opens.',
    fails: ['R7.1', 'R1.2'],
    twin: { opened: () => void fetch('rows.json') },
  },
  {
    name: 'a late request',
    wrong: 'The page sends a request half a minute after it opens.',
    fails: ['R7.1'],
    twin: { opened: () => setTimeout(() => fetch('news.json'), 30_000) },
  },
  {
    name: 'a beacon at the end',
    wrong: 'Leaving the page is reported by a beacon.',
    fails: ['R7.1'],
    twin: {
      opened: () => {
        window.addEventListener('pagehide', () => navigator.sendBeacon('left'));
      },
    },
  },
  {
    name: 'a socket',
    wrong: 'The page opens a socket to the server.',
    fails: ['R7.1'],
    twin: { opened: () => void new WebSocket(location.origin.replace('http', 'ws')) },
  },
  {
    name: 'a service worker',
    wrong: 'The page registers a service worker.',
    fails: ['R7.1'],
    twin: { opened: () => void navigator.serviceWorker.register('worker.js').catch(() => {}) },
  },
  {
    name: 'a worker',
    wrong: 'A load starts a worker.',
    fails: ['R7.1'],
    twin: { loaded: () => void new Worker('data:text/javascript,') },
  },
  {
    name: 'a request of the fourth load',
    wrong: 'The fourth load sends a request.',
    fails: ['R7.1', 'R1.2'],
    twin: {
      loaded: (_, length) => {
        if (length === 120) void fetch('rows.json');
      },
    },
  },
];
