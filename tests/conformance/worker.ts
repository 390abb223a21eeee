/** A process that judges one page after another by the features. */
import { type IRunOptions, loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { RunReader } from '../results/attempts.ts';
import { outcomeOf } from '../results/verdict.ts';
import { change } from '../run/settings.ts';
import { answerRequests } from '../run/worker.ts';

/** Asks for a run of examples on a page. */
export interface Question {
  /** Address of the page. */
  readonly url: string;
  /** Tag expression that selects the examples. */
  readonly tags: string;
  /** Whether to stop after the first failed example. */
  readonly failFast: boolean;
}

/** An example that a page failed. */
export interface Failure {
  readonly scenario: string;
  /** The error, in a line. */
  readonly message: string;
}

/** The result of a run of examples on a page. */
export interface RunResult {
  /** Number of examples that ran. */
  readonly judged: number;
  /** The tags of those that could not judge the page. */
  readonly tagsNotJudged: readonly string[];
  readonly failures: readonly Failure[];
}

const { runConfiguration } = await loadConfiguration({ profiles: ['conformance'] });
// Loaded once and reused by all runs of this process.
let support: IRunOptions['support'] = runConfiguration.support;

/** The first line of an error, followed by its 'Expected' and 'Received' lines, if any. */
function inOneLine(message: string): string {
  const [first = '', ...lines] = message.split('\n');
  const values = lines
    .map((line) => line.trim())
    .filter((line) => /^(Expected|Received)/.test(line));
  return [first.replace(/ \/\/.*$/, ''), ...values].join(' ').replace(/\s+/g, ' ');
}

async function judge({ url, tags, failFast }: Question): Promise<RunResult> {
  change({ BASE_URL: url });
  const reader = new RunReader();
  const result = await runCucumber(
    {
      sources: { ...runConfiguration.sources, tagExpression: tags },
      support,
      runtime: { ...runConfiguration.runtime, failFast },
      formats: { stdout: 'summary', files: {}, publish: false, options: {} },
    },
    {},
    (envelope) => {
      reader.read(envelope);
    },
  );
  support = result.support;
  const outcomes = reader.attempts().map((attempt) => ({ ...attempt, ...outcomeOf(attempt) }));
  return {
    judged: outcomes.length,
    tagsNotJudged: outcomes
      .filter(({ verdict }) => verdict === 'not run')
      .flatMap(({ pickle }) => pickle.tags.map(({ name }) => name)),
    failures: outcomes
      .filter(({ verdict }) => verdict === 'failed')
      .map(({ pickle, error = '' }) => ({ scenario: pickle.name, message: inOneLine(error) })),
  };
}

answerRequests(judge);
