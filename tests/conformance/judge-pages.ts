/** Judges the correct pages and the faulty ones. */
import type { CorrectPage, FaultyPage } from './page/differences.ts';
import { addressOf } from './served/serve-pages.ts';
import type { Failure } from './verdict.ts';
import type { Workers } from './workers.ts';

/** The verdict of one requirement id's examples on one faulty page. */
export interface Finding {
  readonly id: string;
  /** The example that failed; absent if the page was not caught. */
  readonly caught?: Failure;
}

export interface Judgement {
  readonly page: FaultyPage;
  readonly findings: readonly Finding[];
}

const ANY_PAGE = 'not @own';

/** A page that did not open in time has not been judged. */
const isCatch = ({ message }: Failure) => !/page\.goto: (Timeout|net::)/.test(message);

/** Judges each correct page by all examples that may judge any page; `onJudgement` gets its failures. */
export async function judgeCorrect(
  workers: Workers,
  url: string,
  pages: readonly CorrectPage[],
  onJudgement: (page: CorrectPage, judged: number, failures: readonly Failure[]) => void,
): Promise<void> {
  await workers.share(pages, async (page, ask) => {
    const address = addressOf(url, page.name);
    const verdict = await ask({ url: address, tags: ANY_PAGE, failFast: false });
    const allowed = page.notJudged?.map((id) => `@${id}`) ?? [];
    const unexpected = verdict.notJudged.filter((tag) => !allowed.includes(tag));
    onJudgement(page, verdict.judged, [
      ...verdict.failures,
      ...unexpected.map((tag) => ({ scenario: tag, message: 'It was not judged' })),
    ]);
  });
}

/** Judges each faulty page by the examples of each id that it violates, until the first failure. */
export async function judgeFaulty(
  workers: Workers,
  url: string,
  pages: readonly FaultyPage[],
  onJudgement: (judgement: Judgement) => void,
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  await workers.share(pages, async (page, ask) => {
    const findings: Finding[] = [];
    for (const id of page.fails) {
      const tags = `${ANY_PAGE} and @${id}`;
      const { failures } = await ask({ url: addressOf(url, page.name), tags, failFast: true });
      const caught = failures.find(isCatch);
      findings.push({ id, ...(caught && { caught }) });
    }
    const judgement = { page, findings };
    judgements.push(judgement);
    onJudgement(judgement);
  });
  return judgements.sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page));
}
