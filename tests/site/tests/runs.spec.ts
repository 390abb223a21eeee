import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { serve } from '../../run/serve.ts';
import { judge, makeDocument, withWrongPage } from './judge.ts';

const path = (name: string) => test.info().outputPath(name);

test('after a failed run terminal and document say so, with error, picture and trace', async ({
  page,
}) => {
  const args = ['--tags', '@R2.2 or @R9.1', '--format', './tests/run/failure-formatter.mjs'];
  const { said } = await withWrongPage((url) => judge(path('red.ndjson'), args, { BASE_URL: url }));
  expect((await makeDocument(path('red'), [path('red.ndjson')])).code).toBe(0);
  const printed = said.split(/^(?=\d+\) )/m).find((each) => /^\d+\) R9\.1 /.test(each));
  expect(printed).toContain('Then the table has 40 rows');
  expect(printed).toMatch(/Expected: 40\n +Received: 1\n/);
  expect(printed).toMatch(/Picture: reports\/failures\/\S+\.webp\n/);
  expect(printed).toContain('npx playwright show-trace reports/failures/');
  expect(said).not.toContain('node_modules');
  expect(said).not.toContain('✔');
  const site = await serve(path('red'));
  await page.goto(site.url);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.locator('.verdict')).toHaveText(/^\d+ of \d+ examples failed; \d+ of/);
  await expect(summary.getByRole('link', { name: 'R9.1' })).toBeVisible();
  await expect(summary).toContainText('http://127.0.0.1');

  const failed = page.locator('[id="R9.1"] .example').first();
  await expect(failed.locator('.note')).toContainText('failed');
  await expect(failed.locator('.failure')).toContainText(/^Failed at ‘the table has 40 rows’/);
  await expect(failed.locator('.failure')).toContainText('Expected: 40');
  await expect(failed.locator('.failure')).toContainText('Received: 1');
  await expect(failed.locator('.failure')).not.toContainText('node_modules');
  await expect(failed.locator('.sentences .failed')).toContainText('the table has 40 rows');
  await expect(
    failed.getByRole('img', { name: /^The page at the end of the example/ }),
  ).toBeVisible();
  const trace = await failed.getByRole('link', { name: 'trace' }).getAttribute('href');
  const answer = await page.request.get(new URL(trace as string, site.url).href);
  expect((await answer.body()).subarray(0, 2).toString()).toBe('PK');
  await site.close();
});

test('in the terminal, sentences without a step come with proposals for them, and nothing else', async () => {
  const feature = path('new.feature');
  writeFileSync(
    feature,
    '@module\nFeature: New\n@B1\nExample: Hats\nGiven a hat\n* a contact is made\nThen 2 hats are red',
  );
  const format = ['--format', './tests/run/failure-formatter.mjs'];
  const { code, said } = await judge(path('new.ndjson'), [feature, ...format]);
  expect(code).toBe(1);
  const printed = stripVTControlCharacters(said);
  expect(printed).toMatch(/^1\) B1 Hats\n +\S+new\.feature:4\n\n +Given a hat\n/m);
  expect(printed).toContain("Given('a hat', function");
  expect(printed).toMatch(/^ +Then 2 hats are red$/m);
  expect(printed).toContain("Then('{int} hats are red', function");
  expect(printed).not.toMatch(/contact|Before|After|hooks|✔/);
});

test('a failure in an outline names its row and its sentence, and links to the row', async ({
  page,
}) => {
  await withWrongPage((url) => judge(path('rows.ndjson'), ['--tags', '@R2.1'], { BASE_URL: url }));
  await makeDocument(path('rows'), [path('rows.ndjson')]);
  const site = await serve(path('rows'));
  await page.goto(site.url);
  const failure = page.locator('[id="R2.1"] .failure:has(a[href^="#"])').first();
  await expect(failure).toContainText(/^Failed with .+ at ‘.+’/);
  const row = failure.locator('a[href^="#"]');
  const name = await row.innerText();
  const anchor = await row.getAttribute('href');
  await expect(page.locator(`tr[id="${anchor?.slice(1)}"]`)).toContainText(name);
  await site.close();
});

test('the streams of all shards are merged into one document', async ({ page }) => {
  const module = ['--tags', '@module and (@R3.6 or @R3.7 or @R9.6)'];
  await judge(path('1.ndjson'), [...module, '--shard', '1/2']);
  await judge(path('2.ndjson'), [...module, '--shard', '2/2']);
  await makeDocument(path('both'), [path('1.ndjson'), path('2.ndjson')]);
  await makeDocument(path('half'), [path('1.ndjson')]);
  const verdicts = async (folder: string) => {
    const site = await serve(path(folder));
    await page.goto(site.url);
    const marks = page.locator('[id="R3.7"] .values .mark, [id="R3.7"] .note .mark');
    const all = await marks.evaluateAll((each) => each.map((mark) => mark.className));
    await expect(page.locator('[id="R3.7"]')).toHaveCount(1);
    await site.close();
    return new Set(all);
  };
  expect(await verdicts('both')).toEqual(new Set(['mark passed']));
  expect(await verdicts('half')).toEqual(new Set(['mark passed', 'mark not-run']));
});

test('where a stream is cut off or missing, no document is built, and the command fails in one line', async () => {
  writeFileSync(path('cut.ndjson'), readFileSync('reports/spec.ndjson').subarray(0, -40));
  for (const [stream, says] of [
    ['cut.ndjson', /^The message stream .+ is cut off in its last line\. .+: "npm run spec"\.\n$/],
    ['none.ndjson', /^There is no message stream .+: "npm run spec"\.\n$/],
  ] as const) {
    const { code, said } = await makeDocument(path('broken'), [path(stream)]);
    expect(code).toBe(1);
    expect(said).toMatch(says);
    expect(existsSync(path('broken'))).toBe(false);
  }
});
