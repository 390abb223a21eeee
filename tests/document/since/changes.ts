/** What differs between the specification of an earlier website and that of this one. */
import { isDeepStrictEqual } from 'node:util';
import { textOf } from '../../results/features.ts';
import { counted } from '../../run/text.ts';
import type { SpecificationFile } from '../document-data.ts';

type Example = SpecificationFile['points'][number]['examples'][number];

/** Two versions; one is absent if there is none. */
export interface Versions<Value> {
  readonly before?: Value | undefined;
  readonly now?: Value | undefined;
}

/** What kinds there are, each in the singular. */
const KINDS = [
  ...(['point added', 'point removed', 'point reworded'] as const),
  ...(['example added', 'example removed', 'example reworded', 'verdict changed'] as const),
  ...(['picture changed', 'planted bug caught', 'planted bug missed'] as const),
];

/** A change in a point, with the texts of what has changed. */
export interface Change extends Versions<string> {
  readonly kind: (typeof KINDS)[number];
  /** The earlier picture (WebP), the file of the present one, and where they differ. */
  readonly picture?: { readonly earlier: Buffer; readonly file: string; readonly area: Area };
}

/** A part of a picture, in percent of its sides. */
export type Area = Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;

const exampleText = (example?: Example) =>
  example && [example.title, ...example.sentences.map(textOf)].join('\n');

/** Pairs examples with the same text, then those with the same title or sentences: rows of an outline move. */
function pairsOf(before: readonly Example[], now: readonly Example[]): Versions<Example>[] {
  const left = new Set(before);
  const take = (isIt: (old: Example) => boolean) => {
    const found = [...left].find(isIt);
    if (found) left.delete(found);
    return found;
  };
  const equal = now.map((each) => take((old) => exampleText(old) === exampleText(each)));
  const pairs = now.map((each, nth) => {
    const isLike = ({ title, sentences }: Example) =>
      title === each.title || isDeepStrictEqual(sentences, each.sentences);
    return { before: equal[nth] ?? take(isLike), now: each };
  });
  return [...pairs, ...[...left].map((each) => ({ before: each }))];
}

/** The changes of a point, and both versions of its examples. */
export function compare(id: string, before: SpecificationFile, now: SpecificationFile) {
  const find = ({ points, faultyPages }: SpecificationFile) => {
    const { title, description, examples = [] } = points.find((point) => point.id === id) ?? {};
    const caught = faultyPages.filter(({ fails }) => fails.includes(id));
    const text = title && `${title}\n\n${description}`.trim();
    return { text, examples, faults: caught.map(({ fault }) => fault) };
  };
  const [old, present] = [find(before), find(now)];
  const pairs = pairsOf(old.examples, present.examples);
  const changes: Change[] = [];
  const note = (what: 'point' | 'example', before?: string, now?: string) => {
    if (before === now) return;
    const way = before === undefined ? 'added' : now === undefined ? 'removed' : 'reworded';
    changes.push({ kind: `${what} ${way}`, before, now });
  };
  note('point', old.text, present.text);
  for (const { before, now } of pairs) note('example', exampleText(before), exampleText(now));
  for (const { before, now } of pairs)
    if (before && now && before.verdict !== now.verdict) {
      const [was, is] = [before, now].map(({ title, verdict }) => `${title}: ${verdict}`);
      changes.push({ kind: 'verdict changed', before: was, now: is });
    }
  for (const now of present.faults)
    if (!old.faults.includes(now)) changes.push({ kind: 'planted bug caught', now });
  for (const before of old.faults)
    if (!present.faults.includes(before)) changes.push({ kind: 'planted bug missed', before });
  return { changes, pairs };
}

/** A point with its changes. */
export interface ChangedPoint {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** How many changes of each kind there are, in words, each with the first point that has one. */
export const countChanges = (points: readonly ChangedPoint[]) =>
  KINDS.flatMap((kind) => {
    const all = points.flatMap(({ id, changes }) =>
      changes.flatMap((change) => (change.kind === kind ? id : [])),
    );
    const [id] = all;
    return id
      ? { id, says: counted(all.length, kind, kind.replace(/^(planted bug|\w+)/, '$1s')) }
      : [];
  });

/** The changes of a point in words. */
export const inWords = (point: ChangedPoint) =>
  countChanges([point])
    .map(({ says }) => says.replace('1 point ', ''))
    .join('; ');
