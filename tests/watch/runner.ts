/**
 * A process that runs examples, on request of the watcher. It begins with the packages, which take
 * longest to load, so that it can wait for the next change of the project's own files.
 */
import { Writable } from 'node:stream';
import {
  type IRunOptions,
  loadConfiguration,
  loadSupport,
  runCucumber,
} from '@cucumber/cucumber/api';
import { type Envelope, TestStepResultStatus, TimeConversion } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { contentId } from '../results/features.ts';
import type { Lines } from './coverage.ts';

/** What the watcher asks for: the project's files to be loaded, the uses, or examples to be run. */
export type Order = 'load' | 'uses' | { readonly places: readonly string[] };

/** The verdict on an example. */
export interface Verdict {
  readonly id: string;
  readonly passed: boolean;
  readonly ms: number;
}

/** By example, the places of its step definitions: `step-definitions/steps/rows.ts:12`. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/** What the process answers; the last answer to an order is `done` or a fault. */
export type Report =
  | { readonly verdict: Verdict }
  | { readonly id: string; readonly reached: Lines }
  | { readonly uses: Uses }
  | { readonly done: true }
  | { readonly fault: string };

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

const tell = (report: Report) => process.send?.(report);

async function run(places: readonly string[]): Promise<void> {
  const query = new Query();
  const read = (message: Envelope) => {
    query.update(message);
    const { testCaseFinished: finished } = message;
    const pickle = finished && query.findPickleBy(finished);
    if (!pickle) return;
    const duration = query.findTestCaseDurationBy(finished);
    const worst = query.findMostSevereTestStepResultBy(finished);
    const passed = worst?.status === TestStepResultStatus.PASSED;
    const ms = duration ? TimeConversion.durationToMilliseconds(duration) : 0;
    tell({ verdict: { id: contentId(pickle), passed, ms } });
  };
  await runCucumber(
    {
      ...runConfiguration,
      support,
      sources: { ...runConfiguration.sources, paths: [...places] },
      plugins: { specifiers: ['./tests/watch/in-order.ts'], options: { places: [...places] } },
    },
    {},
    read,
  );
}

/** Which examples use which step definitions: cucumber finds out without running them. */
async function uses(): Promise<Uses> {
  const pickles = new Map<string, string>();
  const definitions = new Map<string, string>();
  const found: Record<string, string[]> = {};
  const read = ({ pickle, stepDefinition, testCase }: Envelope) => {
    if (pickle) pickles.set(pickle.id, contentId(pickle));
    if (stepDefinition) {
      const { uri, location } = stepDefinition.sourceReference;
      definitions.set(stepDefinition.id, `${uri}:${location?.line}`);
    }
    if (!testCase) return;
    const ids = testCase.testSteps.flatMap(({ stepDefinitionIds = [] }) => stepDefinitionIds);
    found[pickles.get(testCase.pickleId) ?? ''] = ids.map((id) => definitions.get(id) ?? '');
  };
  const nowhere = new Writable({ write: (_, __, done) => done() });
  const runtime = { ...runConfiguration.runtime, dryRun: true };
  await runCucumber({ ...runConfiguration, support, runtime }, { stdout: nowhere }, read);
  return found;
}

async function follow(order: Order): Promise<void> {
  if (order === 'load') support = await loadSupport(runConfiguration);
  else if (order === 'uses') tell({ uses: await uses() });
  else await run(order.places);
}

// It ends when the watcher says so, or is no more.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (order: Order) => {
  try {
    await follow(order);
    tell({ done: true });
  } catch (error) {
    tell({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
