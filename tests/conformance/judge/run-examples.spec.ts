import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readFeatures } from '../../results/features.ts';
import { pageOf, tableOf, withPage } from './pages.ts';
import { runExamples } from './run-examples.ts';

const WALK = `Feature: 9. Constants and limits: a walk

  @R9.1
  Rule: The page starts with 40 rows

    @walk
    Example: A walk
      Given the page is open
      Then the table has 40 rows
`;

test('a walk that broke fails its example, even if that passes when it runs again', async () => {
  const folder = test.info().outputPath('judge');
  const path = `${folder}/R9.1.feature`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, WALK);
  const failure = { example: '', title: '', place: '', sentence: '', error: 'Received: 39' };
  const walks = [{ id: 'R9.1', path, failure }];
  const options = {
    ...{ features: readFeatures('features'), folder, walks, tags: '@walk' },
    ...{ parameters: { evidence: 'none' }, isSilent: true },
  };
  const { points } = await withPage({ body: pageOf(tableOf(40)) }, (address) =>
    runExamples({ address, ...options }),
  );
  const examples = points.flatMap((point) => point.examples);
  const ran = examples.filter(({ verdict }) => verdict !== 'not run');
  expect(ran.map(({ verdict }) => verdict)).toEqual(['failed']);
  expect(ran[0]?.reason).toContain('It passes now. In the walk:\nReceived: 39');
});
