/** Judges the right variants and the wrong ones. */
import { addressOf } from './built.ts';
import type { RightVariant } from './correct.ts';
import type { Variant } from './faulty.ts';
import type { Judges } from './judges.ts';
import type { Failure } from './verdict.ts';

/** The verdict of one requirement id's scenarios on one variant. */
export interface Finding {
  readonly id: string;
  /** The scenario that failed; absent if the variant was not caught. */
  readonly caught?: Failure;
}

export interface Judgement {
  readonly variant: Variant;
  readonly findings: readonly Finding[];
}

const ANY_PAGE = 'not @own';

/** A page that did not open in time has not been judged. */
const isCatch = ({ message }: Failure) => !/page\.goto: (Timeout|net::)/.test(message);

/** Judges each right variant by all scenarios that may judge any page, and gives its faults. */
export async function judgeRight(
  judges: Judges,
  url: string,
  variants: readonly RightVariant[],
  onJudgement: (variant: RightVariant, judged: number, faults: readonly Failure[]) => void,
): Promise<void> {
  await judges.share(variants, async (variant, ask) => {
    const page = addressOf(url, variant.name);
    const verdict = await ask({ url: page, tags: ANY_PAGE, failFast: false });
    const allowed = variant.notJudged?.map((id) => `@${id}`) ?? [];
    const unexpected = verdict.notJudged.filter((tag) => !allowed.includes(tag));
    onJudgement(variant, verdict.judged, [
      ...verdict.failures,
      ...unexpected.map((tag) => ({ scenario: tag, message: 'It was not judged' })),
    ]);
  });
}

/** Judges each variant by the scenarios of each id that it violates, until the first failure. */
export async function judgeVariants(
  judges: Judges,
  url: string,
  variants: readonly Variant[],
  onJudgement: (judgement: Judgement) => void,
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  await judges.share(variants, async (variant, ask) => {
    const findings: Finding[] = [];
    for (const id of variant.fails) {
      const tags = `${ANY_PAGE} and @${id}`;
      const { failures } = await ask({
        url: addressOf(url, variant.name),
        tags,
        failFast: true,
      });
      const caught = failures.find(isCatch);
      findings.push({ id, ...(caught && { caught }) });
    }
    const judgement = { variant, findings };
    judgements.push(judgement);
    onJudgement(judgement);
  });
  return judgements.sort((a, b) => variants.indexOf(a.variant) - variants.indexOf(b.variant));
}
