import type { Envelope } from '@cucumber/messages';
import { runFactsOf } from '../evidence/attachments.ts';

/** The browser of each attempt at an example, by the id of its start. */
export function browsersOf(envelopes: readonly Envelope[]): ReadonlyMap<string, string> {
  const browsers = new Map<string, string>();
  let browser = '';
  let starts: string[] = [];
  // The streams follow each other, and each of them has one browser.
  for (const { testCaseStarted, attachment, testRunFinished } of envelopes) {
    if (testCaseStarted) starts.push(testCaseStarted.id);
    browser = runFactsOf(attachment)?.browser ?? browser;
    if (!testRunFinished) continue;
    for (const id of starts) browsers.set(id, browser);
    starts = [];
    browser = '';
  }
  return browsers;
}
