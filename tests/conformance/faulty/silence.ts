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
