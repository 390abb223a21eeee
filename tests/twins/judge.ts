/** A process that judges pages by the features, one after the other, as its parent asks. */
import { stripVTControlCharacters } from 'node:util';
import { type IRunOptions, loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { type Envelope, TestStepResultStatus } from '@cucumber/messages';
import type { Failure, Question, Verdict } from './verdict.ts';

const { runConfiguration } = await loadConfiguration({ profiles: ['twins'] });
// Loaded once for all runs of this process.
let support: IRunOptions['support'] = runConfiguration.support;

/** Collects the scenarios of a run and their failures from cucumber's messages. */
function collector() {
  const names = new Map<string, string>();
  const cases = new Map<string, string>();
  const scenarios = new Map<string, string>();
  const failures = new Map<string, Failure>();
  let judged = 0;
  const collect = ({ pickle, testCase, testCaseStarted, testStepFinished }: Envelope) => {
    if (pickle) names.set(pickle.id, pickle.name);
    if (testCase) cases.set(testCase.id, names.get(testCase.pickleId) ?? '');
    if (testCaseStarted) {
      scenarios.set(testCaseStarted.id, cases.get(testCaseStarted.testCaseId) ?? '');
    }
    if (!testStepFinished) return;
    const { testCaseStartedId: id, testStepResult } = testStepFinished;
    const { status, message = status } = testStepResult;
    if ([TestStepResultStatus.PASSED, TestStepResultStatus.SKIPPED].includes(status)) return;
    const [line = ''] = stripVTControlCharacters(message).split('\n');
    if (!failures.has(id)) failures.set(id, { scenario: scenarios.get(id) ?? '', message: line });
  };
  const finish = ({ testCaseFinished }: Envelope) => {
    if (testCaseFinished) judged += 1;
  };
  return {
    collect: (envelope: Envelope) => {
      collect(envelope);
      finish(envelope);
    },
    verdict: (): Verdict => ({ judged, failures: [...failures.values()] }),
  };
}

async function judge({ url, tags, shard, failFast }: Question): Promise<Verdict> {
  process.env.BASE_URL = url;
  const { collect, verdict } = collector();
  const result = await runCucumber(
    {
      sources: { ...runConfiguration.sources, tagExpression: tags, ...(shard && { shard }) },
      support,
      runtime: { ...runConfiguration.runtime, failFast },
      formats: { stdout: 'summary', files: {}, publish: false, options: {} },
    },
    {},
    collect,
  );
  support = result.support;
  return verdict();
}

// Whoever ends takes the browser along.
process.on('disconnect', () => process.exit());
process.on('message', async (question: Question) => {
  process.send?.(await judge(question));
});
