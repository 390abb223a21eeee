/**
 * A process that loads the step definitions and runs examples. The packages load before the first
 * request, so that a waiting process only has to load the project's own files.
 */
import {
  type IRunOptions,
  loadConfiguration,
  loadSupport,
  runCucumber,
} from '@cucumber/cucumber/api';
import type { Envelope } from '@cucumber/messages';
import { RunReader } from '../results/attempts.ts';
import { contentId } from '../results/features.ts';
import '../results/terminal/failures.ts';
import { outcomeOf } from '../results/verdict.ts';
import { answerRequests, report } from '../run/worker.ts';
import type { RunOrder } from './run-order.ts';

/** Loads the project's files, or runs the examples at these places in their order. */
export type Request = 'load' | RunOrder;

/** A report on an example that has ended. */
export interface Report {
  readonly id: string;
  readonly passed: boolean;
  /** The paths of the files with its step definitions. */
  readonly stepFiles: readonly string[];
}

const PACKAGES = [
  '@playwright/test',
  '@faker-js/faker',
  '@tanstack/react-table',
  'react-dom/server',
  'unpdf/pdfjs',
  'axe-core',
];

await Promise.all(PACKAGES.map((name) => import(name)));
const { runConfiguration } = await loadConfiguration({
  profiles: ['watch'],
  provided: process.argv.slice(2),
});
let support: IRunOptions['support'] = runConfiguration.support;

/** Reads cucumber's messages and reports each example as soon as it has ended. */
function reporter() {
  const reader = new RunReader();
  return (message: Envelope) => {
    const attempt = reader.read(message);
    if (!attempt || !message.testCaseFinished) return;
    const { testSteps = [] } = reader.query.findTestCaseBy(message.testCaseFinished) ?? {};
    const stepFiles = testSteps
      .flatMap((step) => reader.query.findStepDefinitionsBy(step))
      .flatMap(({ sourceReference }) => sourceReference.uri ?? []);
    report<Report>({
      id: contentId(attempt.pickle),
      passed: outcomeOf(attempt).verdict === 'passed',
      stepFiles: [...new Set(stepFiles)],
    });
  };
}

// Ctrl-C reaches all processes of the terminal: the watcher ends this one.
process.on('SIGINT', () => {});
answerRequests(async (request: Request) => {
  if (request === 'load') {
    support = await loadSupport(runConfiguration);
    return;
  }
  const sources = { ...runConfiguration.sources, paths: [...request.places] };
  const plugins = { specifiers: ['./tests/watch/run-order.ts'], options: { ...request } };
  await runCucumber({ ...runConfiguration, support, sources, plugins }, {}, reporter());
});
