import { readFileSync } from 'node:fs';
import { PUBLISHED } from './folder.ts';
import { expect, test } from './published.ts';

const read = (name: string) => JSON.parse(readFileSync(`${PUBLISHED}/spec/${name}`, 'utf8'));

test('specification.json and the badge have as many points as the document', async ({
  document,
}) => {
  const points = document.locator('.rule');
  const held = points.filter({ has: document.locator('h3 .mark.passed') });
  const count = await points.count();
  expect(read('badge.json').message).toBe(`${await held.count()} of ${count} points hold`);
  expect(read('specification.json').points).toHaveLength(count);
});
