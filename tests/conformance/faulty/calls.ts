/** Calls that the page makes (R7.1). */
import type { Variant } from '../faulty.ts';

export const calls: readonly Variant[] = [
  {
    name: 'a request per load',
    wrong: 'Every load sends a request to the server.',
    fails: ['R7.1', 'R1.2'],
    twin: { loaded: () => void fetch('rows.json') },
  },
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
    name: 'a beacon',
    wrong: 'A click on a header is reported by a beacon.',
    fails: ['R7.1'],
    twin: { clicked: () => navigator.sendBeacon('clicks') },
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
    name: 'a pixel',
    wrong: 'A load is counted by an image.',
    fails: ['R7.1'],
    twin: {
      loaded: () => {
        new Image().src = 'pixel.gif';
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
    name: 'a stream of events',
    wrong: 'The first load starts listening to server-sent events.',
    fails: ['R7.1'],
    twin: { loaded: () => void new EventSource('events') },
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
];
