import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { RECORDED, readRecorded } from '../../results/recorded/recorded.ts';
import { specify } from '../../results/specification.ts';
import { documentData, type SpecificationFile, specificationFile } from '../document-data.ts';
import { compare, inWords } from './changes.ts';
import { compareWith, inMarkdown } from './since.ts';

const DATA = documentData(specify(readRecorded(), RECORDED));
const NOW = specificationFile(DATA);

/** How an earlier specification differed: its only point, the second example of that, and its faulty pages. */
type Difference = (
  point: SpecificationFile['points'][number],
  example: SpecificationFile['points'][number]['examples'][number],
  file: SpecificationFile,
) => unknown;

const DIFFERENCES: readonly (readonly [says: string, Difference])[] = [
  ['', (_, example) => Object.assign(example, { place: 'a.feature:7' })],
  ['', (point) => Object.assign(point, { title: point.title.replace(' ', '\n') })],
  // The rows of an outline are numbered.
  ['1 example added', ({ examples }) => examples.splice(2, 1)],
  [
    '1 example removed',
    ({ examples }, example) => examples.push({ ...example, title: 'Gone', sentences: [] }),
  ],
  ['1 example reworded', (_, example) => Object.assign(example, { title: 'It did pass' })],
  ['1 example reworded', (_, { sentences }) => sentences.pop()],
  ['1 example reworded', (_, example) => Object.assign(example, { title: 'It', sentences: [] })],
  ['1 verdict changed', (_, example) => Object.assign(example, { verdict: 'failed' })],
  ['reworded', (point) => Object.assign(point, { title: 'Rows' })],
  ['added; 6 examples added', (_, __, { points }) => points.shift()],
  ['1 planted bug added', (_, __, { faultyPages }) => faultyPages.shift()],
  [
    '1 planted bug removed',
    (_, __, { faultyPages }) => faultyPages.push({ ...faultyPages[0], fault: 'Gone.' } as never),
  ],
];

for (const [says, differ] of DIFFERENCES)
  test(`what has changed: ${says || 'nothing'}`, () => {
    const before = structuredClone(NOW);
    const [point] = before.points;
    differ(point as never, point?.examples[1] as never, before);
    assert.equal(inWords({ id: 'R9.1', ...compare('R9.1', before, NOW) }), says);
  });

test('the changes as Markdown are at most a screen', () => {
  const { changes } = compare('R9.1', { ...NOW, points: [] }, NOW);
  const textOf = (length: number) => {
    const points = Array.from({ length }, () => ({ id: 'R9.1', name: 'R9.1 Rows', changes }));
    return inMarkdown({ version: '1.0.0', points }, { ...DATA, source: 'a' });
  };
  assert.equal(textOf(0), 'Since 1.0.0: nothing has changed.');
  assert.match(
    textOf(1),
    /: 1 point added, 6 examples.*\n\n- \[R9\.1 Rows\]\(a\/\S+#L4\): added; 6 ex/,
  );
  assert.match(textOf(30), /: 30 points added, 180 examples.*\n(?:.*\n)+- and 10 more$/);
});

test('an earlier website that is missing, damaged or of another form is refused in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'since-'));
  mkdirSync(`${folder}/spec`);
  for (const text of ['', '{', '{"schemaVersion":1}']) {
    if (text) writeFileSync(`${folder}/spec/specification.json`, text);
    const says = inMarkdown(await compareWith(folder, DATA), DATA);
    assert.equal(says, `There is no earlier website in ${folder} to compare with.`);
  }
});
