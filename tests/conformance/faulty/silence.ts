/** Pages that store something, log something or fail (R6.1, R8.1). */
import type { FaultyPages } from '../page/differences.ts';

export const silence: FaultyPages = {
  'a cookie': {
    fault: 'A visit sets a cookie.',
    fails: ['R6.1'],
    behaviour: {
      opened: () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the older way to set one
        document.cookie = 'visited=yes';
      },
    },
  },
  'session storage': {
    fault: 'The number of rows is stored for the session.',
    fails: ['R6.1'],
    behaviour: { loaded: (_, length) => sessionStorage.setItem('rows', String(length)) },
  },
  'a database': {
    fault: 'A visit is stored in IndexedDB.',
    fails: ['R6.1'],
    behaviour: {
      opened: () => {
        const request = indexedDB.open('visits', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('visits').put('yes', 'visited');
        };
      },
    },
  },
  'a cache': {
    fault: 'A load is stored in the cache storage.',
    fails: ['R6.1'],
    behaviour: {
      loaded: () => {
        void caches.open('rows').then((cache) => cache.put('rows', new Response('60')));
      },
    },
  },
  'a console line': {
    fault: 'Every load is logged to the console.',
    fails: ['R8.1'],
    behaviour: { loaded: (_, length) => console.log(`${length} rows`) },
  },
  'an error': {
    fault: 'Every load ends with an uncaught error.',
    fails: ['R8.1'],
    behaviour: {
      loaded: () => {
        throw new Error('no more');
      },
    },
  },
  'a dialog': {
    fault: 'The second load opens a dialog.',
    fails: ['R8.1', 'R9.2'],
    behaviour: {
      loaded: (_, length) => {
        if (length === 80) alert('80 rows');
      },
    },
  },
  'local storage': {
    fault: 'The fourth load is stored for the next visit.',
    fails: ['R6.1'],
    behaviour: {
      loaded: (_, length) => {
        if (length === 120) localStorage.setItem('rows', '120');
      },
    },
  },
};
