/** Judges the right twin and the wrong ones. */
import { addressOf } from './built.ts';
import type { Judges } from './judges.ts';
import { RIGHT, type Variant } from './variants.ts';
import type { Failure, Verdict } from './verdict.ts';

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

/** Judges the right twin by all scenarios that may judge any page. */
export async function judgeRight(judges: Judges, url: string): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  const shards = ['1/4', '2/4', '3/4', '4/4'];
  await judges.share(shards, async (shard, ask) => {
    verdicts.push(
      await ask({ url: addressOf(url, RIGHT), tags: ANY_PAGE, shard, failFast: false }),
    );
  });
  return {
    judged: verdicts.reduce((sum, { judged }) => sum + judged, 0),
    failures: verdicts.flatMap(({ failures }) => failures),
  };
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
