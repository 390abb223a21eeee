import { readFileSync } from 'node:fs';
import { schemaErrors } from '../../run/reports/schema.ts';
import { PUBLISHED } from './folder.ts';
import { expect, test } from './published.ts';

const SPEC = `${PUBLISHED}/spec`;

test('the published specification.json matches the schema that is published beside it', () => {
  const schema = `${SPEC}/schemas/specification.schema.json`;
  expect(schemaErrors(schema, `${SPEC}/specification.json`)).toEqual([]);
});

test('the schema of verdict.json is published, too', () => {
  expect(JSON.parse(readFileSync(`${SPEC}/schemas/verdict.schema.json`, 'utf8'))).toMatchObject({
    title: 'Verdict on a page',
  });
});

test('the badge has as many points as the document', async ({ document }) => {
  const { message } = JSON.parse(readFileSync(`${SPEC}/badge.json`, 'utf8'));
  const points = document.locator('.rule');
  const held = points.filter({ has: document.locator('h3 .mark.passed') });
  expect(message).toBe(`${await held.count()} of ${await points.count()} points hold`);
});
