import { type Envelope, TestStepResultStatus, TimeConversion } from '@cucumber/messages';
import { FORMATS, type RunFacts } from '../../evidence/attachments.ts';
import { streamOf, WrittenRun } from '../../results/run-messages.ts';
import { type Example, envelopes } from './examples.ts';
import type { ExampleOutcome } from './run-example.ts';

const STATUS = {
  passed: TestStepResultStatus.PASSED,
  failed: TestStepResultStatus.FAILED,
  skipped: TestStepResultStatus.SKIPPED,
};

/** Patterns in `navigator.userAgent`, the most specific first: most browsers also name others. */
const BROWSERS: readonly (readonly [name: string, form: RegExp])[] = [
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Edge', /Edg\w*\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).* Safari/],
];

/** The name and version of a browser according to its `navigator.userAgent`. */
export function browserName(userAgent: string): string {
  for (const [name, form] of BROWSERS) {
    const [, version] = form.exec(userAgent) ?? [];
    if (version) return `${name} ${version}`;
  }
  return 'Unknown browser';
}

const LOG = 'text/x.cucumber.log+plain';

/** An outcome as an attempt: its sentences, then a hook with the check for unexpected messages. */
function attemptOf({ started, steps, status, message, logs }: ExampleOutcome, facts?: RunFacts) {
  const hook = {
    status: steps.every((step) => step.status === 'passed') ? status : 'skipped',
    message,
    duration: 0,
  } as const;
  return {
    started,
    results: [...steps, hook].map(({ status: reached, message: why, duration }) => ({
      status: STATUS[reached],
      duration: TimeConversion.millisecondsToDuration(duration),
      ...(why !== undefined && { message: why }),
    })),
    texts: [
      ...(facts ? [{ ...FORMATS.runFacts, body: JSON.stringify(facts) }] : []),
      ...logs.map((body) => ({ mediaType: LOG, body })),
    ],
  };
}

/**
 * A run as a message stream, as the command line writes it.
 *
 * @param outcomes the outcomes of all examples that were not stopped
 */
export function runAsStream(
  outcomes: ReadonlyMap<Example, ExampleOutcome>,
  facts: RunFacts,
): string {
  const ran = [...outcomes];
  const run = new WrittenRun();
  const started = Math.min(...ran.map(([, outcome]) => outcome.started));
  const finished = Math.max(...ran.map(([, { started: from, duration }]) => from + duration));
  const [name = '', version = ''] = facts.browser.split(' ');
  const meta: Envelope['meta'] = {
    protocolVersion: '32.0.0',
    implementation: { name: 'in the reader’s browser' },
    runtime: { name, version },
    os: { name: navigator.platform },
    cpu: { name: 'unknown' },
  };
  return streamOf([
    { meta },
    ...envelopes,
    run.start(started),
    ...ran.flatMap(([{ pickle }, outcome], nth) =>
      run.example(pickle, { before: 0, after: 1 }, [
        attemptOf(outcome, nth === 0 ? facts : undefined),
      ]),
    ),
    run.end(
      finished,
      ran.every(([, { status }]) => status === 'passed'),
    ),
  ]);
}
