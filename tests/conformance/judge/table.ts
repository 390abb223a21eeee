/** The verdict on a page as text: a table of all points, for a terminal or in Markdown. */
import { many, markdownTable } from '../../run/text.ts';
import type { Failure, PageVerdict, PointVerdict } from './page-verdict.ts';

/** Exit codes of `npm run judge`. */
export const EXIT = { holds: 0, broken: 1, cannotBeJudged: 2, timeIsUp: 3 } as const;

/** The exit code of a complete run. */
export function exitCode({ verdict }: Pick<PageVerdict, 'verdict'>): number {
  return verdict === 'not judged' ? EXIT.cannotBeJudged : EXIT[verdict];
}

const failureLines = ({ place, sentence, error, picture }: Failure, folder?: string): string[] => [
  place,
  sentence ?? 'After its last sentence:',
  ...error.split('\n').filter(Boolean),
  ...(picture && folder ? [`Picture: ${folder}/${picture}`] : []),
];

/** The failures of a point, indented; without a folder they name no pictures. */
const failuresBelow = ({ failures }: PointVerdict, folder?: string): string[] =>
  failures.flatMap((each) => failureLines(each, folder)).map((line) => `        ${line}`);

const whyOf = ({ verdict, examples, reason }: PointVerdict) =>
  verdict === 'not judged' ? reason : many(examples, 'example');

/**
 * The table, one line per point, with the failures of broken points below them.
 *
 * @param folder the folder of `verdict.json`
 */
export function inTable(points: readonly PointVerdict[], folder: string): string {
  const width = Math.max(...points.map(({ title }) => title.length));
  return points
    .flatMap((point) => [
      `${point.id.padEnd(5)} ${point.title.padEnd(width)}  ${point.verdict.padEnd(10)}  ${whyOf(point)}`,
      ...failuresBelow(point, folder),
    ])
    .join('\n');
}

/** How many points hold or are not judged, and which ones are broken. */
export function summary(points: readonly PointVerdict[]): string {
  const held = points.filter(({ verdict }) => verdict === 'holds').length;
  const broken = points.filter(({ verdict }) => verdict === 'broken').map(({ id }) => id);
  const unjudged = points.length - held - broken.length;
  const counts = `${many(held, 'point holds', 'points hold')}, ${many(unjudged, 'is', 'are')} not judged, ${many(broken.length, 'is', 'are')} broken`;
  return broken.length > 0 ? `${counts}: ${broken.join(', ')}` : counts;
}

/** The verdict in Markdown, with a table of all points unless the page could not be judged. */
export function inMarkdown({ page, points, reason, verdict }: PageVerdict): string {
  const isJudged = reason === '' || points.some((point) => point.reason !== reason);
  const rows = points.map((point) => {
    const verdict = point.verdict === 'broken' ? '**broken**' : point.verdict;
    return [point.id, point.title, verdict, whyOf(point)];
  });
  const failures = points
    .filter((point) => point.failures.length > 0)
    .flatMap((point) => [`    ${point.id}`, ...failuresBelow(point)]);
  const parts = [
    `## ${page}`,
    ...(reason
      ? [`${verdict === 'broken' ? 'Incompletely judged' : 'Not judged'}: ${reason}.`]
      : []),
    ...(isJudged
      ? [summary(points), markdownTable(['id', 'point', 'verdict', 'why'], rows, 4)]
      : []),
    failures.join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
