import { Mismatch } from './invariants.ts';
import type { Taken } from './walk.ts';

/** What fast-check needs to replay a failed walk. */
export interface Replay {
  readonly seed: number;
  readonly path: string;
  readonly replayPath: string;
}

/** The command line that replays the walk. */
export function replayLine({ seed, path, replayPath }: Replay): string {
  return `npm run walk -- --seed ${seed} --path ${path} --replay ${replayPath}`;
}

/** A failed walk in words: its steps, what was expected and what the page showed. */
export function inWords({ trail, error }: Taken): string[] {
  const steps = trail.map((sentence, index) => `  ${index}. ${sentence}`);
  if (!(error instanceof Mismatch)) return [...steps, `  ${String(error)}`];
  const { title, expected, shown } = error;
  return [
    ...steps,
    `  ${title}`,
    `    expected: ${JSON.stringify(expected)}`,
    `    shown:    ${JSON.stringify(shown)}`,
  ];
}
