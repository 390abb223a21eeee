import type { Envelope } from '@cucumber/messages';
import type { RunFacts } from '../evidence/facts.ts';

/** In which browser each attempt at an example was made, by the id of its start. */
export function browsersOf(envelopes: readonly Envelope[]): ReadonlyMap<string, string> {
  const browsers = new Map<string, string>();
  let browser = '';
  let starts: string[] = [];
  // The streams follow each other, and each of them has one browser.
  for (const { testCaseStarted, attachment, testRunFinished } of envelopes) {
    if (testCaseStarted) starts.push(testCaseStarted.id);
    if (attachment?.fileName === 'run.json') {
      ({ browser } = JSON.parse(attachment.body) as RunFacts);
    }
    if (!testRunFinished) continue;
    for (const id of starts) browsers.set(id, browser);
    starts = [];
    browser = '';
  }
  return browsers;
}
