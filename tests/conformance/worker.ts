/** A process that judges one page after another by the features. */
import { type IRunOptions, loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { VERDICT, walkOn } from '../model/judge-walks.ts';
import { Sentences } from '../model/sentences.ts';
import { pointOf } from '../model/walk-feature.ts';
import { type Attempt, evidenceIn, readerOf } from '../results/attempts.ts';
import { examplesOf, pointsOf } from '../results/specification.ts';
import { specify } from '../results/specify.ts';
import { outcomeOf } from '../results/verdict.ts';
import { change } from '../run/settings.ts';
import { answerRequests } from '../run/worker.ts';

/** Asks for a run of examples on a page. */
export interface Question {
  /** Address of the page. */
  readonly url: string;
  /** Tag expression that selects the examples. */
  readonly tags: string;
}

/** An example that a page failed. */
export interface Failure {
  readonly scenario: string;
  /** Its id (`Example.id`); absent if it is a walk. */
  readonly example?: string;
  readonly tags: readonly string[];
  /** The sentence that failed; absent if the check after the last one did. */
  readonly sentence?: string;
  /** The error, in a line. */
  readonly message: string;
  /** The page when it failed, WebP in Base64. */
  readonly picture?: string;
}

/** The result of a run of examples on a page. */
export interface RunResult {
  /** Number of examples that ran. */
  readonly judged: number;
  /** The tags of those that could not judge the page. */
  readonly tagsNotJudged: readonly string[];
  readonly failures: readonly Failure[];
}

/** Number of lines of a difference that are enough to understand it. */
const MAX_LINES = 6;

const { runConfiguration } = await loadConfiguration({ profiles: ['conformance'] });
// Loaded once and reused by all runs of this process.
let support: IRunOptions['support'] = runConfiguration.support;

/** The first line of an error with its expected and received values, or a difference of objects in a line. */
function inOneLine(message: string): string {
  const [first = '', ...lines] = message.split('\n');
  const kept = first === '- Expected' ? /^[-+] / : /^(Expected|Received)/;
  const values = lines.map((line) => line.trim()).filter((line) => kept.test(line));
  const more = values.length > MAX_LINES ? ['…'] : [];
  const shown = [first.replace(/ \/\/.*$/, ''), ...values.slice(0, MAX_LINES), ...more];
  return shown.join(' ').replace(/\s+/g, ' ');
}

const tagsOf = ({ pickle }: Attempt) => pickle.tags.map(({ name }) => name);

async function judge({ url, tags }: Question): Promise<RunResult> {
  change({ SPEC_BASE_URL: url });
  const envelopes: Envelope[] = [];
  const result = await runCucumber(
    {
      sources: { ...runConfiguration.sources, tagExpression: tags },
      support,
      runtime: runConfiguration.runtime,
      formats: { stdout: 'summary', files: {}, publish: false, options: {} },
    },
    {},
    (envelope) => {
      envelopes.push(envelope);
    },
  );
  support = result.support;
  const sentences = Sentences.of(support as object);
  const walks = await walkOn(url, sentences, { ...VERDICT, shrinkingMs: 0 });
  const points = pointsOf(specify(envelopes, 'features'));
  const ids = new Map(examplesOf(points).map(({ place, id }) => [place, id]));
  const outcomes = readerOf(envelopes)
    .attempts()
    .map((attempt) => ({ attempt, ...outcomeOf(attempt) }));
  return {
    judged: outcomes.length,
    tagsNotJudged: outcomes
      .filter(({ verdict }) => verdict === 'not run')
      .flatMap(({ attempt }) => tagsOf(attempt)),
    failures: [
      ...outcomes
        .filter(({ verdict }) => verdict === 'failed')
        .map(({ attempt, error = '', failedAt = -1 }): Failure => {
          const { picture } = evidenceIn(attempt);
          const sentence = attempt.pickle.steps[failedAt]?.text;
          return {
            scenario: attempt.pickle.name,
            example: ids.get(attempt.place) as string,
            tags: tagsOf(attempt),
            ...(sentence !== undefined && { sentence }),
            message: inOneLine(error),
            ...(picture && { picture: picture.body.toString('base64') }),
          };
        }),
      ...walks.map(
        (walk): Failure => ({
          scenario: 'a walk',
          tags: [`@${pointOf(walk)}`],
          message: walk.error.message,
        }),
      ),
    ],
  };
}

answerRequests(judge);
