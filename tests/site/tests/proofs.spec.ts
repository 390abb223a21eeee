import { mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../run/serve.ts';
import { BAD } from '../made-up-reports.ts';
import { makeDocument } from './judge.ts';

/** A project folder with these reports. */
function folderOf(reports: Readonly<Record<string, string>>): string {
  const folder = test.info().outputPath('project');
  mkdirSync(`${folder}/reports/mutation`, { recursive: true });
  for (const [name, text] of Object.entries(reports)) {
    writeFileSync(`${folder}/reports/${name}`, text);
  }
  symlinkSync(resolve('features'), `${folder}/features`);
  return folder;
}

test('after a passed run with a failed proof, the verdict is failed', async ({ page }) => {
  const folder = folderOf(BAD);
  utimesSync(`${folder}/reports/soak.json`, 0, 0);
  const lastRun = readFileSync('reports/spec.ndjson', 'utf8');
  writeFileSync(
    `${folder}/green.ndjson`,
    lastRun
      .replaceAll(/"status":"(FAILED|SKIPPED)"/g, '"status":"PASSED"')
      .replaceAll('"success":false', '"success":true'),
  );
  const { code, said } = await makeDocument('made', ['green.ndjson'], folder);
  expect(code, said).toBe(0);
  const site = await serve(`${folder}/made`);
  await page.goto(site.url);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.locator('.verdict.failed')).toHaveText(
    /^All \d+ examples passed; 1 of 2 properties failed; 1 of 2 random walks failed; /,
  );
  await expect(summary.getByRole('link', { name: 'B4', exact: true })).toBeVisible();
  await expect(page.locator('nav').getByRole('link', { name: /^failed R3\.7/ })).toBeVisible();
  await expect(page.locator('[id="R4.3"] > h3 .mark.failed')).toBeVisible();
  await expect(page.locator('[id="B4"] .known')).toContainText('deaf');
  await expect(summary.locator('.warning')).toContainText('Soak');
  await expect(summary).toContainText('report of 1970-01-01');
  await site.close();
});
