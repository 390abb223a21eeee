import type { Response } from '@playwright/test';
import { NotJudged } from '../not-judged.ts';

/** From here on, a status is an error of the server. */
const SERVER_ERROR = 500;

/** @throws NotJudged if the page does not open, or its server has an error */
export async function expectAnswer(navigation: Promise<Response | null>): Promise<void> {
  const answer = await navigation.catch((error: Error) => {
    throw new NotJudged(`the page does not answer: ${error.message.split('\n')[0]}`);
  });
  const status = answer?.status() ?? 0;
  if (status >= SERVER_ERROR) throw new NotJudged(`the page answers with ${status}`);
}
