import { expect, test } from '@playwright/test';
import { Mismatch } from '../../model/mismatch.ts';
import { writeFeatures } from '../../model/walk-feature.ts';
import { readFeatures } from '../../results/features.ts';
import { readSpecification, specify } from '../../results/specification.ts';
import { pageOf, tableOf, withPage } from './pages.ts';
import { runExamples } from './run-examples.ts';

test('a walk that broke fails its example, even if that passes when it runs again', async () => {
  const folder = test.info().outputPath('judge');
  const features = readFeatures('features');
  const error = new Mismatch('R9.1', 'the table has 40 rows', 'Received: 39');
  const walk = { sentences: ['the page is open'], rows: 39, error };
  const walks = writeFeatures([walk], folder, specify([], features));
  const how = { parameters: { evidence: 'none' }, isSilent: true } as const;
  const stream = await withPage({ body: pageOf(tableOf(40)) }, (address) =>
    runExamples({ address, folder, walks, ...how }),
  );
  const { points } = readSpecification([stream], features);
  const examples = points.flatMap((point) => point.examples);
  const ran = examples.filter(({ verdict }) => verdict !== 'not run');
  expect(ran.map(({ verdict }) => verdict)).toEqual(['failed']);
  expect(ran[0]?.reason).toContain('It passes now. In the walk:\nReceived: 39');
});

test('no example starts once the time is up', async () => {
  const folder = test.info().outputPath('judge');
  const how = { tags: '@R9.1', parameters: { until: Date.now() }, isSilent: true };
  const stream = await runExamples({ address: 'http://localhost/', folder, ...how });
  const { run } = readSpecification([stream], readFeatures('features'));
  expect(run.faults).toEqual([expect.stringMatching(/^features.+: the time is up$/)]);
});
