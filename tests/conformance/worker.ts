/** A process that judges one page after another by the features, on request of its parent. */

import { stripVTControlCharacters } from 'node:util';
import { type IRunOptions, loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { type Envelope, type Pickle, TestStepResultStatus } from '@cucumber/messages';
import { NotJudged } from '../driver/not-judged.ts';
import { change } from '../run/settings.ts';
import type { Failure, Question, Verdict } from './verdict.ts';

const { runConfiguration } = await loadConfiguration({ profiles: ['conformance'] });
const NOT_FAILED = [TestStepResultStatus.PASSED, TestStepResultStatus.SKIPPED];
// Loaded once and reused by all runs of this process.
let support: IRunOptions['support'] = runConfiguration.support;

/** The first line of an error, followed by its 'Expected' and 'Received' lines, if any. */
function inOneLine(message: string): string {
  const [first = '', ...lines] = stripVTControlCharacters(message).split('\n');
  const values = lines
    .map((line) => line.trim())
    .filter((line) => /^(Expected|Received)/.test(line));
  return [first.replace(/^Error: | \/\/.*$/g, ''), ...values].join(' ').replace(/\s+/g, ' ');
}

/** Collects the scenarios of a run and their failures from cucumber's messages. */
function reader() {
  /** Scenarios by the ids of pickles, test cases and test case runs. */
  const pickles = new Map<string, Pickle>();
  const failures = new Map<string, Failure>();
  const skipped = new Set<string>();
  /** Those in which the suite could not judge the page, whatever has failed before. */
  const refused = new Set<string>();
  let judged = 0;
  const rename = (id: string, from: string) => pickles.set(id, pickles.get(from) as Pickle);
  const read = ({ pickle, testCase, testCaseStarted, testStepFinished }: Envelope) => {
    if (pickle) pickles.set(pickle.id, pickle);
    if (testCase) rename(testCase.id, testCase.pickleId);
    if (testCaseStarted) {
      rename(testCaseStarted.id, testCaseStarted.testCaseId);
      judged += 1;
    }
    if (!testStepFinished) return;
    const { testCaseStartedId: id, testStepResult } = testStepFinished;
    const { status, message = status, exception } = testStepResult;
    if (exception?.type === NotJudged.name) refused.add(id);
    if (failures.has(id)) return;
    if (status === TestStepResultStatus.SKIPPED) skipped.add(id);
    if (NOT_FAILED.includes(status)) return;
    failures.set(id, { scenario: pickles.get(id)?.name ?? '', message: inOneLine(message) });
  };
  const verdict = (): Verdict => ({
    judged,
    notJudged: [...skipped, ...refused].flatMap(
      (id) => pickles.get(id)?.tags.map(({ name }) => name) ?? [],
    ),
    failures: [...failures].flatMap(([id, failure]) => (refused.has(id) ? [] : failure)),
  });
  return { read, verdict };
}

async function judge({ url, tags, failFast }: Question): Promise<Verdict> {
  change({ BASE_URL: url });
  const { read, verdict } = reader();
  const result = await runCucumber(
    {
      sources: { ...runConfiguration.sources, tagExpression: tags },
      support,
      runtime: { ...runConfiguration.runtime, failFast },
      formats: { stdout: 'summary', files: {}, publish: false, options: {} },
    },
    {},
    read,
  );
  support = result.support;
  return verdict();
}

// If the parent ends, this process and its browser end as well.
process.on('disconnect', () => process.exit());
process.on('message', async (question: Question) => {
  process.send?.(await judge(question));
});
