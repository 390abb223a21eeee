import assert from 'node:assert/strict';
import test from 'node:test';
import { placeOf } from './attempts.ts';
import { expanded } from './expanded.ts';
import { featuresIn, readFeature } from './features.ts';
import { readRecording } from './recordings/read.ts';
import { pointsOf } from './specification.ts';
import { specify } from './specify.ts';

test('an expanded example has the title and the sentences with which cucumber runs it, whether it ran or not', () => {
  const points = pointsOf(specify(readRecording('failed'), 'features'));
  const examples = points.flatMap(({ scenarios }) => scenarios.flatMap(expanded));
  const pickles = featuresIn('features')
    .flatMap(readFeature)
    .flatMap(({ pickle }) => pickle ?? []);
  assert.deepEqual(
    new Map(
      examples.map(({ example, title, sentences }) => [
        example.place,
        [
          title,
          ...sentences.flatMap(({ text, table = [], docString }) => [
            text,
            ...table.flat(),
            docString?.content,
          ]),
        ],
      ]),
    ),
    new Map(
      pickles.map((pickle) => [
        placeOf(pickle),
        [
          pickle.name,
          ...pickle.steps.flatMap(({ text, argument }) => [
            text,
            ...(argument?.dataTable?.rows ?? []).flatMap(({ cells }) =>
              cells.map(({ value }) => value),
            ),
            argument?.docString?.content,
          ]),
        ],
      ]),
    ),
  );
});
