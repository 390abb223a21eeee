/** Judges the correct pages and the faulty ones. */
import { Worker } from '../run/worker.ts';
import type { CorrectPage, FaultyPage } from './page/differences.ts';
import { addressOf } from './served/serve-pages.ts';
import type { Failure, Question, RunResult } from './worker.ts';

/** Number of workers, with a browser each. */
const COUNT = 2;
/** How long an assertion waits, in ms: less for faulty pages, where most waits are in vain. */
const TIMEOUT_MS = { correct: 5_000, faulty: 1_000 };
const ANY_PAGE = 'not @own';

/** The verdict of one requirement id's examples on one faulty page. */
export interface Finding {
  readonly id: string;
  /** The example that failed; absent if the page was not caught. */
  readonly caught?: Failure;
}

export interface PageFindings {
  readonly page: FaultyPage;
  /** One for each id listed for the page. */
  readonly findings: readonly Finding[];
  /** All examples that the page fails. */
  readonly failures: readonly Failure[];
}

/** Judges pages side by side; `ask` sends a question to a worker. */
async function judgeEach<Page>(
  pages: readonly Page[],
  timeoutMs: number,
  judge: (page: Page, ask: (question: Question) => Promise<RunResult>) => Promise<void>,
): Promise<void> {
  const left = [...pages];
  const module = new URL('worker.ts', import.meta.url);
  const options = { env: { SPEC_TIMEOUT_MS: String(timeoutMs) }, isSilent: true };
  const work = async () => {
    const worker = new Worker<Question, RunResult>(module, options);
    for (let page = left.shift(); page; page = left.shift())
      await judge(page, (question) => worker.ask(question));
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(COUNT, pages.length) }, work));
}

/**
 * Judges each correct page by all examples that may judge any page.
 *
 * @param onResult gets the number of examples that ran, and the failures
 */
export async function judgeCorrect(
  url: string,
  pages: readonly CorrectPage[],
  onResult: (
    page: CorrectPage,
    judged: number,
    failures: readonly Pick<Failure, 'scenario' | 'message'>[],
  ) => void,
): Promise<void> {
  await judgeEach(pages, TIMEOUT_MS.correct, async (page, ask) => {
    const address = addressOf(url, page.name) + (page.added ?? '');
    const result = await ask({ url: address, tags: ANY_PAGE });
    const allowed = page.idsNotJudged?.map((id) => `@${id}`) ?? [];
    const unexpected = result.tagsNotJudged.filter((tag) => !allowed.includes(tag));
    onResult(page, result.judged, [
      ...result.failures,
      ...unexpected.map((scenario) => ({ scenario, message: 'It was not judged' })),
    ]);
  });
}

/** Judges each faulty page by all examples that may judge any page. */
export async function judgeFaulty(
  url: string,
  pages: readonly FaultyPage[],
  onResult: (result: PageFindings) => void,
): Promise<PageFindings[]> {
  const results: PageFindings[] = [];
  await judgeEach(pages, TIMEOUT_MS.faulty, async (page, ask) => {
    const { failures } = await ask({
      url: addressOf(url, page.name),
      tags: ANY_PAGE,
    });
    const findings = page.fails.map((id): Finding => {
      const caught = failures.find(({ tags }) => tags.includes(`@${id}`));
      return { id, ...(caught && { caught }) };
    });
    const result = { page, findings, failures };
    results.push(result);
    onResult(result);
  });
  return results.sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page));
}
