/** What differs between the specification of an earlier website and that of this one. */
import { isDeepStrictEqual } from 'node:util';
import { textOf } from '../../../step-definitions/support/executor.ts';
import { idsInCode } from '../../results/features.ts';
import { counted } from '../../run/text.ts';
import type { SpecificationFile } from '../document-data.ts';

type Point = SpecificationFile['points'][number];
type Example = Point['examples'][number];

/** A change in a point. */
export interface Change {
  /** In the singular, such as 'example added'. */
  readonly kind: string;
  /** The texts of what has changed; one is absent if there is none. */
  readonly before?: string | undefined;
  readonly now?: string | undefined;
  /** The earlier picture (WebP), the file of the present one, and where they differ, as CSS's `inset`. */
  readonly pictures?: { readonly earlier: Buffer; readonly file: string; readonly area: string };
}

const exampleText = (example?: Example) =>
  example &&
  [example.title, ...example.sentences.map((each) => `${each.keyword} ${textOf(each)}`)].join('\n');

/** Pairs examples with the same text, then those with the same sentences, or a title as before or longer: rows move. */
function pairsOf(before: readonly Example[], now: readonly Example[]) {
  const left = new Set(before);
  const take = (isIt: (old: Example) => boolean) => {
    const found = [...left].find(isIt);
    if (found) left.delete(found);
    return found;
  };
  const equal = now.map((each) => take((old) => exampleText(old) === exampleText(each)));
  const pairs = now.map((each, nth) => {
    const isLike = ({ title, sentences }: Example) =>
      each.title.startsWith(title) || isDeepStrictEqual(sentences, each.sentences);
    return { before: equal[nth] ?? take(isLike), now: each };
  });
  return [...pairs, ...[...left].map((each) => ({ before: each, now: undefined }))];
}

/** The changes of a point, or of a text around the points, and both versions of its examples. */
export function compare(id: string, before: SpecificationFile, now: SpecificationFile) {
  const find = ({ points, texts, faultyPages }: SpecificationFile) => {
    const parts: readonly Partial<Point>[] = [...points, ...texts];
    const { title, description, examples = [] } = parts.find((part) => part.id === id) ?? {};
    const caught = faultyPages.filter(({ fails }) => fails.includes(id));
    // Where a line is wrapped is no change.
    const wrap = /(?<=\S)\n *(?=[^\s|-])/g;
    const text = title && `${title}\n\n${description}`.trim().replaceAll(wrap, ' ');
    return { title, text, examples, faults: new Set(caught.map(({ fault }) => fault)) };
  };
  const [old, present] = [find(before), find(now)];
  const pairs = pairsOf(old.examples, present.examples);
  const changes: Change[] = [];
  const note = (what: string, was?: string, is?: string) => {
    if (was === is) return;
    const way = was === undefined ? 'added' : is === undefined ? 'removed' : 'reworded';
    changes.push({ kind: `${what} ${way}`, before: was, now: is });
  };
  const isPoint = idsInCode(id).length > 0;
  note(isPoint ? 'point' : 'text', old.text, present.text);
  for (const { before: was, now: is } of pairs) {
    note('example', exampleText(was), exampleText(is));
    if (was && is && was.verdict !== is.verdict) {
      const says = ({ verdict }: Example) => `${is.title}: ${verdict}`;
      changes.push({ kind: 'verdict changed', before: says(was), now: says(is) });
    }
  }
  for (const fault of new Set([...old.faults, ...present.faults]))
    note(
      'planted bug',
      ...[old, present].map(({ faults }) => (faults.has(fault) ? fault : undefined)),
    );
  const name = `${isPoint ? id : ''} ${present.title ?? old.title}`.trim();
  return { name, changes, pairs };
}

/** A point, or a text around the points, with its changes. */
export interface ChangedPoint {
  readonly id: string;
  /** Its id and title, or the title of the text. */
  readonly name: string;
  readonly changes: readonly Change[];
}

/** How many changes of each kind there are, in words, each with the first point that has one. */
export function countChanges(points: readonly ChangedPoint[]) {
  const all = points.flatMap(({ id, changes }) => changes.map(({ kind }) => ({ id, kind })));
  return [...new Set(all.map(({ kind }) => kind))].map((kind) => {
    const its = all.filter((each) => each.kind === kind);
    const says = counted(its.length, kind, kind.replace(/^planted bug|^\w+/, '$&s'));
    return { id: `${its[0]?.id}`, says };
  });
}

/** The changes of a point in words. */
export const inWords = (point: ChangedPoint) =>
  countChanges([point])
    .map(({ says }) => says.replace(/^1 (point|text) /, ''))
    .join('; ');
