/** Judges a page by all examples that may judge any page, and by walks. */
import type { Browser } from '@playwright/test';
import { loadSteps } from '../../../step-definitions/support/load-steps.ts';
import { unseenInRealTime } from '../../driver/driven/real-time.ts';
import { Interrupted } from '../../driver/judged-window.ts';
import { writeFeatures } from '../../model/walk-feature.ts';
import { DEFAULT_WALKS, type Walk, walkOn } from '../../model/walks.ts';
import { readFeatures } from '../../results/features.ts';
import { readSpecification, type Specification, specify } from '../../results/specification.ts';
import { openBrowser, provideBrowser } from '../../run/browser/launch.ts';
import { readCommit } from '../../run/commit.ts';
import { Progress } from '../../run/progress/progress.ts';
import { Refusal } from '../../run/settings.ts';
import { counted } from '../../run/text.ts';
import { contractFault } from './contract.ts';
import { type PageVerdict, pageVerdict } from './page-verdict.ts';
import { runExamples } from './run-examples.ts';

export interface JudgeOptions {
  readonly address: string;
  readonly minutes: number;
  /** Number of walks; by default that of a verdict, or none for a part. */
  readonly walks?: number | undefined;
  /** Of the walks; by default that of a verdict. */
  readonly seed?: number | undefined;
  /** Selects examples, and so a part of the points. */
  readonly tags?: string | undefined;
  /** Receives message streams, JUnit reports, and `walks/`. */
  readonly folder: string;
  readonly keepsPictures: boolean;
  /** Receives the progress; without it, there is none. */
  readonly print?: ((text: string) => void) | undefined;
}

/** Takes walks for so many ms; returns those that broke, and why others were interrupted. */
async function walkFor(options: JudgeOptions, browser: Browser, walkingMs: number) {
  const { address, tags, print = () => {}, seed = DEFAULT_WALKS.seed } = options;
  const count = options.walks ?? (tags ? 0 : DEFAULT_WALKS.count);
  if (count === 0 || walkingMs <= 0) return { broken: [], interrupted: [] };
  const taken: Walk[] = [];
  const progress = options.print && new Progress('walks', () => {});
  progress?.report({ planned: count });
  const onEnd = (walk: Walk) => {
    taken.push(walk);
    progress?.report({ ended: counted(walk.sentences.length, 'sentence') });
  };
  const steps = await loadSteps();
  const broken = await walkOn(address, { browser, steps, seed, count, walkingMs, onEnd });
  progress?.close();
  const early = taken.flatMap(({ notJudged }) => notJudged ?? []);
  const [first] = early;
  if (first) print(`${counted(early.length, 'walk')} ended early (the first: ${first.message})`);
  print(`${counted(taken.length, 'walk')}, ${broken.length || 'none'} broken`);
  const interrupted = early.filter((reason) => reason instanceof Interrupted);
  return { broken, interrupted: interrupted.map(({ message }) => `a walk: ${message}`) };
}

/** @returns the verdict with the specification that it is by, and whether the time was up before it was complete */
export async function judgePage(
  options: JudgeOptions,
): Promise<{ verdict: PageVerdict; specification: Specification; isTimeUp: boolean }> {
  const { address, minutes, tags, folder, keepsPictures, print } = options;
  const until = Date.now() + minutes * 60_000;
  const isTimeUp = () => Date.now() >= until;
  const tooLong = `it took more than ${counted(minutes, 'minute')} (--minutes)`;
  const { commit, changed } = readCommit();
  const time = new Date().toISOString();
  let unseen: readonly string[] = [];
  const features = readFeatures('features');
  let specification = specify([], features);
  const reasons: string[] = [];
  try {
    await provideBrowser();
    const browser = await openBrowser();
    const fault = await contractFault(address, browser);
    if (fault || isTimeUp()) throw new Refusal(fault ?? tooLong);
    unseen = await unseenInRealTime(browser, address).catch((error: Error) => {
      reasons.push(`in real time: ${error.message.split('\n')[0]}`);
      return [];
    });
    const parameters = keepsPictures ? {} : ({ evidence: 'none' } as const);
    const run = { address, folder, parameters, isSilent: !print };
    const streams = [await runExamples({ ...run, parameters: { ...parameters, until }, tags })];
    const { broken, interrupted } = await walkFor(options, browser, until - Date.now());
    reasons.push(...new Set(interrupted));
    const walks = writeFeatures(broken, `${folder}/walks`, specification);
    // Even if the time is up: they are few.
    if (walks.length > 0) streams.push(await runExamples({ ...run, walks }));
    specification = readSpecification(streams, features);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    reasons.push(error.message);
  }
  if (isTimeUp()) reasons.unshift(tooLong);
  const circumstances = { page: address, time, commit, changed, unseenInRealTime: unseen };
  const verdict = pageVerdict(circumstances, specification, [...new Set(reasons)]);
  return { verdict, specification, isTimeUp: isTimeUp() };
}
