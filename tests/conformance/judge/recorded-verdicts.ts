/** Verdicts on the page of the recorded run, for tests. */
import { readRecorded } from '../../results/recorded/recorded.ts';
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
export const recordedVerdict = (
  run = readRecorded(),
  document?: string,
  matrix = NO_FAULTY_PAGES,
) => pageVerdict(CIRCUMSTANCES, specify(run, 'features'), matrix, document);
