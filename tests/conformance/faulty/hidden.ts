/** What is in the document and not seen. */
import type { FaultyPages } from '../page/differences.ts';
import { addStyle } from '../page/table.ts';

const styled = (text: string) => ({ opened: () => addStyle(text) });

export const hidden: FaultyPages = {
  'a clipped loader': {
    fault: 'The loader is clipped to a pixel.',
    fails: ['R2.6', 'R9.3'],
    ...styled('p:first-of-type { position: absolute; width: 1px; height: 1px; overflow: hidden }'),
  },
  'a loader above': {
    fault: 'The loader is above the table.',
    fails: ['R2.6'],
    opened: (main) => main.prepend(main.querySelector('p') as Element),
  },
  'a row under the headers': {
    fault: 'The first row is behind the headers.',
    fails: ['R1.1'],
    ...styled('tbody { position: relative; top: -30px } thead { position: relative; z-index: 1 }'),
  },
  'transparent markers only': {
    fault: 'The markers are transparent.',
    fails: ['R2.4', 'R2.5'],
    ...styled('th span + span { opacity: 0 }'),
  },
  'loaded rows without a contrast': {
    fault: 'Loaded rows are white on white.',
    fails: ['R4.3'],
    ...styled('tbody tr:nth-child(n + 41) { color: Canvas; background: Canvas }'),
  },
  'no phone in a narrow window': {
    fault: 'Below 900 px there is no column of phones.',
    fails: ['R2.2'],
    ...styled('@media (width < 900px) { th:last-child, td:last-child { display: none } }'),
  },
  'a white box': {
    fault: 'A white box covers the table, and lets clicks through.',
    fails: ['R1.1'],
    ...styled(
      'p:last-of-type { position: fixed; inset: 0; height: auto; background: white; pointer-events: none }',
    ),
  },
};
