import { examplesOf, pointsOf, type Specification, untested } from '../results/specification.ts';
import { many } from '../run/text.ts';

/** Says on the terminal what a document shows, and why its run is no proof. */
export function report(specification: Specification, folder: string): void {
  const examples = examplesOf(pointsOf(specification));
  const count = (verdict: string) => examples.filter((each) => each.verdict === verdict).length;
  const points = untested(specification).length;
  console.log(
    `${folder}: ${many(examples.length, 'example')}, ${count('failed')} failed, ${count('not run')} not run` +
      (points > 0 ? `; ${many(points, 'point has', 'points have')} no example` : ''),
  );
  for (const fault of specification.run.faults) console.error(`No proof: ${fault}.`);
}
