/** The verdict on a page as text, for a terminal. */
import { counted } from '../../run/text.ts';
import type { Failure, JudgedPoint, PageVerdict } from './page-verdict.ts';

/** Exit codes of `npm run judge`, by the verdict of a complete run. */
export const EXIT = { holds: 0, broken: 1, 'not judged': 2, timeIsUp: 3 } as const;

const failureLines = (
  { place, title, sentence, error, picture }: Failure,
  folder: string,
): string[] => [
  `${place} ${title}`,
  sentence ?? 'After its last sentence:',
  ...error.split('\n').filter(Boolean),
  ...(picture ? [`Picture: ${folder}/${picture}`] : []),
];

/** Points with their verdicts, and why, a line each. */
export function linesOf(points: readonly JudgedPoint[]): string[] {
  const width = Math.max(...points.map(({ title }) => title.length));
  return points.map(({ id, title, verdict, examples, reason }) => {
    const why = verdict === 'not judged' ? reason : counted(examples, 'example');
    return `${id.padEnd(5)} ${title.padEnd(width)}  ${verdict.padEnd(10)}  ${why}`.trimEnd();
  });
}

/**
 * The table: these lines, with the failures of broken points below them.
 *
 * @param folder the folder of `verdict.json`
 */
export function inTable(points: readonly JudgedPoint[], folder: string): string {
  const lines = linesOf(points);
  return points
    .flatMap(({ failures }, nth) => [
      lines[nth],
      ...failures.flatMap((each) => failureLines(each, folder)).map((line) => `        ${line}`),
    ])
    .join('\n');
}

/** How many points the table leaves out, and why. */
export const leftOut = (ownPoints: PageVerdict['ownPoints']) =>
  `${counted(ownPoints.length, 'more point is', 'more points are')} about this project's page only: its modules, and what it alone promises.`;

/** How many points hold or are not judged, and which ones are broken. */
export function summary(points: readonly JudgedPoint[]): string {
  const held = points.filter(({ verdict }) => verdict === 'holds').length;
  const broken = points.filter(({ verdict }) => verdict === 'broken').map(({ id }) => id);
  const unjudged = points.length - held - broken.length;
  const counts = `${counted(held, 'point holds', 'points hold')}, ${counted(unjudged, 'is', 'are')} not judged, ${counted(broken.length, 'is', 'are')} broken`;
  return broken.length > 0 ? `${counts}: ${broken.join(', ')}` : counts;
}
