/** Verdicts on the pages of recorded runs, for tests. */
import { readRecording } from '../../results/recordings/read.ts';
import type { Name } from '../../results/recordings/recordings.ts';
import { specify } from '../../results/specify.ts';
import type { Matrix } from '../matrix.ts';
import { pageVerdict } from './page-verdict.ts';

const NO_FAULTY_PAGES: Matrix = { pages: {} };

export const CIRCUMSTANCES = {
  page: 'http://127.0.0.1:8080/',
  time: '2026-11-26T08:00:00.000Z',
  commit: '0'.repeat(40),
  changed: false,
};

/** @param document the folder of the run's document, if there is one */
export const recordedVerdict = (name: Name, document?: string, matrix = NO_FAULTY_PAGES) =>
  pageVerdict(CIRCUMSTANCES, specify(readRecording(name), 'features'), matrix, document);
