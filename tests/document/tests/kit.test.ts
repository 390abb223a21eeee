/** The documents of the feature files and message streams of Cucumber's compatibility kit. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Envelope, type Pickle, TestStepResultStatus } from '@cucumber/messages';
import { checkSentences, documentOf, messagesOf, picklesOf, shown } from './made.ts';
import { recorded } from './recorded.ts';

const KIT = fileURLToPath(import.meta.resolve('@cucumber/compatibility-kit/package.json'));
const folder = join(KIT, '../features');
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .sort()
  .map((name) => join(folder, name));

/** Whether the last attempt has steps, all of which passed. */
function hasPassed(run: readonly Envelope[], { id }: Pickle): boolean {
  const cases = run.flatMap(({ testCase }) => (testCase?.pickleId === id ? testCase.id : []));
  const last = run.findLast(
    ({ testCaseStarted: start }) => start && cases.includes(start.testCaseId),
  );
  const statuses = run.flatMap(({ testStepFinished: end }) =>
    end && end.testCaseStartedId === last?.testCaseStarted?.id ? end.testStepResult.status : [],
  );
  return statuses.length > 0 && statuses.every((each) => each === TestStepResultStatus.PASSED);
}

for (const path of paths.filter((each) => /\.feature(\.md)?$/.test(each))) {
  test(`${basename(path)}: every sentence is in the document`, () => {
    const messages = messagesOf(readFileSync(path, 'utf8'), path);
    checkSentences(documentOf(recorded(messages, [])), messages);
  });
}

for (const path of paths.filter((each) => each.endsWith('.ndjson'))) {
  test(`${basename(path)}: an example passes in the document if it passed in the run`, () => {
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    const run = lines.map((line) => JSON.parse(line) as Envelope);
    const document = documentOf(run);
    checkSentences(document, run);
    for (const pickle of picklesOf(run)) {
      const isPassed = shown(document, pickle).verdict === 'passed';
      assert.equal(isPassed, hasPassed(run, pickle), pickle.name);
    }
  });
}
