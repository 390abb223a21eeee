import {
  type Duration,
  type Envelope,
  type Pickle,
  TestStepResultStatus,
  TimeConversion,
} from '@cucumber/messages';
import { Query } from '@cucumber/query';

/** How long something took in one run: how often it was done, and for how many seconds in all. */
export interface Cost {
  times: number;
  seconds: number;
}

/** What one run took. */
export interface Durations {
  /** By the expression of the step definition; hooks have their kind and place. */
  readonly sentences: Record<string, Cost>;
  /** By `nameOf`: the rows of an outline of one name are taken together. */
  readonly examples: Record<string, Cost>;
}

export const nameOf = ({ uri, name }: Pickle) => `${uri}: ${name}`;

function add(costs: Record<string, Cost>, name: string, duration: Duration): void {
  costs[name] ??= { times: 0, seconds: 0 };
  costs[name].times += 1;
  costs[name].seconds += TimeConversion.durationToMilliseconds(duration) / 1_000;
}

/** What the run took that wrote this message stream; examples that were skipped take nothing. */
export function durationsOf(stream: string): Durations {
  const query = new Query();
  for (const line of stream.split('\n')) {
    if (line) query.update(JSON.parse(line) as Envelope);
  }
  const durations: Durations = { sentences: {}, examples: {} };
  for (const started of query.findAllTestCaseStarted()) {
    const pickle = query.findPickleBy(started);
    const duration = query.findTestCaseDurationBy(started);
    const result = query.findMostSevereTestStepResultBy(started);
    if (!pickle || !duration || result?.status === TestStepResultStatus.SKIPPED) continue;
    add(durations.examples, nameOf(pickle), duration);
    for (const [step, testStep] of query.findTestStepFinishedAndTestStepBy(started)) {
      const hook = query.findHookBy(testStep);
      const sentence = hook
        ? `${hook.type}, ${hook.sourceReference.uri}:${hook.sourceReference.location?.line}`
        : query.findUnambiguousStepDefinitionBy(testStep)?.pattern.source;
      add(durations.sentences, sentence ?? 'no step definition', step.testStepResult.duration);
    }
  }
  return durations;
}
