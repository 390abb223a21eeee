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
import { type Envelope, TestStepResultStatus, TimeConversion } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { answerRequests, report } from '../run/worker.ts';
import type { Lines } from './coverage.ts';
import { idOf } from './examples.ts';
import type { RunOrder } from './run-order.ts';

/** Loads the project's files, or runs the examples at these places in their order. */
export type Request = 'load' | RunOrder;

/** A report on the example with an id: its verdict, or the lines of `src` that it has reached. */
export type Report = { readonly id: string } & (
  | {
      readonly passed: boolean;
      readonly ms: number;
      /** The first lines of its step definitions. */
      readonly definitions: Lines;
    }
  | { readonly reached: Lines }
);

const PACKAGES = [
  '@playwright/test',
  '@faker-js/faker',
  '@tanstack/react-table',
  'react-dom/server',
  'unpdf/pdfjs',
  'axe-core',
];

await Promise.all(
  [...PACKAGES, '../results/terminal/failure-formatter.ts'].map((name) => import(name)),
);
const { runConfiguration } = await loadConfiguration({
  profiles: ['watch'],
  provided: process.argv.slice(2),
});
let support: IRunOptions['support'] = runConfiguration.support;

/** Reports each example in cucumber's messages as soon as it has ended. */
function reporter() {
  const query = new Query();
  return (message: Envelope) => {
    query.update(message);
    const { testCaseFinished: finished } = message;
    const pickle = finished && query.findPickleBy(finished);
    if (!pickle) return;
    const duration = query.findTestCaseDurationBy(finished);
    const worst = query.findMostSevereTestStepResultBy(finished);
    const definitions: Record<string, number[]> = {};
    for (const step of query.findTestCaseBy(finished)?.testSteps ?? []) {
      for (const { sourceReference } of query.findStepDefinitionsBy(step)) {
        const { uri = '', location } = sourceReference;
        definitions[uri] = [...(definitions[uri] ?? []), location?.line ?? 1];
      }
    }
    report<Report>({
      id: idOf(pickle),
      passed: worst?.status === TestStepResultStatus.PASSED,
      ms: duration ? TimeConversion.durationToMilliseconds(duration) : 0,
      definitions,
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
