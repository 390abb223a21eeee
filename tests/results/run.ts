import { type Envelope, TimeConversion } from '@cucumber/messages';
import { type RunFacts, runFactsOf } from '../evidence/attachments.ts';
import type { RunReader } from './attempts.ts';
import { faultsOf } from './faults.ts';
import type { Run } from './specification.ts';

const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean);

/** The metadata of each process of one or several runs. */
export const factsOf = (envelopes: readonly Envelope[]): RunFacts[] =>
  envelopes.flatMap(({ attachment }) => runFactsOf(attachment) ?? []);

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

/** When and on what the examples ran, in one run or several shards, and whether it is valid and complete. */
export function readRun(reader: RunReader, envelopes: readonly Envelope[]): Run {
  const facts = factsOf(envelopes);
  const starts = envelopes.flatMap(({ testRunStarted }) =>
    testRunStarted
      ? TimeConversion.timestampToMillisecondsSinceEpoch(testRunStarted.timestamp)
      : [],
  );
  const committed = distinct(facts.map((each) => each.committed ?? '')).map(Date.parse);
  return {
    started: new Date(Math.min(...starts)).toISOString(),
    commits: distinct(facts.map(({ commit }) => commit)),
    ...(committed.length > 0 && { committed: new Date(Math.max(...committed)).toISOString() }),
    changed: facts.some(({ changed }) => changed),
    browsers: distinct(facts.map(({ browser }) => browser)),
    software: distinct(
      envelopes.flatMap(({ meta }) =>
        meta
          ? [meta.implementation, meta.runtime, meta.os].map(({ name, version }) =>
              [name, version].filter(Boolean).join(' '),
            )
          : [],
      ),
    ),
    faults: faultsOf(reader, envelopes),
    pages: distinct(facts.map(({ page }) => page ?? '')),
  };
}
