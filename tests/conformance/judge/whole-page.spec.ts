/** A whole page judged by the command, from its address to table, document and exit code. */
import { expect, test } from '@playwright/test';
import { execute } from '../../document/tests/execute.ts';
import { PUBLISHED } from '../../document/tests/folder.ts';
import { picturesWithoutOutline } from '../../document/tests/outlines.ts';
import { serve } from '../../run/serve.ts';

test('the page of this project holds, even if every answer takes longer than an assertion waits', async ({
  page,
}) => {
  const own = await serve(PUBLISHED);
  const output = test.info().outputPath('judge');
  const command = ['tsx', 'tests/conformance/judge/judge.ts', own.url, '--output', output];
  const { code, said } = await execute(command, { TIMEOUT_MS: '1' });
  await own.close();
  expect(said).toMatch(/^R9\.1 .* holds +1 example$/m);
  const reasons = [...said.matchAll(/ not judged +(.*)$/gm)].map(([, reason]) => reason);
  expect([...new Set(reasons)].sort()).toEqual([
    'it is asked of a module',
    'only this project promises it',
  ]);
  expect(said).toMatch(/: \d\d points hold, 0 are broken$/m);
  expect(code, said).toBe(0);

  const document = await serve(`${output}/document`);
  await page.goto(document.url);
  await expect(page.locator('.summary .verdict')).toHaveText(/^\d+ of \d+ examples were not run/);
  await expect(page.locator('[id="R9.1"] .note')).toHaveText(/passed in/);
  expect(await page.locator('.pictures img').count()).toBeGreaterThan(90);
  expect(await picturesWithoutOutline(page)).toEqual([]);
  await document.close();
});
