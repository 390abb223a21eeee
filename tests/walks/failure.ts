import { Disagreement } from './invariants.ts';
import type { Taken } from './take.ts';

/** What is needed to take a failed walk again. */
export interface Replay {
  readonly seed: number;
  readonly path: string;
  readonly replayPath: string;
}

/** The line that takes the walk again. */
export function replayLine({ seed, path, replayPath }: Replay): string {
  return `npm run walk -- --seed ${seed} --path ${path} --replay ${replayPath}`;
}

/** A walk that went wrong, in words: its steps, what was expected, what was shown. */
export function inWords({ trail, error }: Taken): string[] {
  const steps = trail.map((sentence, index) => `  ${index}. ${sentence}`);
  if (!(error instanceof Disagreement)) return [...steps, `  ${String(error)}`];
  const { title, expected, shown } = error;
  return [
    ...steps,
    `  ${title}`,
    `    expected: ${JSON.stringify(expected)}`,
    `    shown:    ${JSON.stringify(shown)}`,
  ];
}
