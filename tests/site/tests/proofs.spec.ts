import { mkdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../run/serve.ts';
import { isRefuted, readSupport } from '../support.ts';
import { makeDocument } from './judge.ts';

const CASES = `<testsuites>
  <testcase name="@R3.6 a contact is four strings"/>
  <testcase name="@R3.7 a list is as long as asked for"><failure>20 is not 40</failure></testcase>
</testsuites>`;

const TWINS = {
  faults: 1,
  twins: [
    {
      name: '39 rows',
      wrong: 'The page starts with 39 rows.',
      findings: [{ id: 'R9.1', caught: { scenario: '40 rows at first', message: '39' } }],
    },
    { name: 'deaf', wrong: 'Enter does not sort.', findings: [{ id: 'B4' }] },
  ],
};

const WALKS = {
  form: 'short',
  seed: 5,
  walks: [
    { commands: 1_200, passed: true },
    { commands: 48, passed: false },
  ],
  evidence: [],
};

const MUTANTS = {
  files: {
    'src/a.ts': {
      source: 'a();\n',
      mutants: [
        ['Killed'],
        ['Ignored', 'a name for debugging'],
        ['Survived', 'only slower'],
        ['NoCoverage', 'only slower'],
        ['Survived'],
      ].map(([status, statusReason], id) => ({
        id: String(id),
        status,
        statusReason,
        location: { start: { line: 1, column: 1 }, end: { line: 1, column: 4 } },
      })),
    },
  },
};

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

const BAD = {
  'properties.xml': CASES,
  'twins.json': JSON.stringify(TWINS),
  'walks.json': JSON.stringify(WALKS),
  'soak.json': JSON.stringify([{ title: '@R4.3 A hidden tab', error: 'a row is lost' }]),
  'mutation/mutation.json': JSON.stringify(MUTANTS),
};

test('the summaries say what failed, and out of how many', () => {
  const { proofs } = readSupport(`${folderOf(BAD)}/reports`, new Map());
  expect(proofs.map(({ name, says, fault }) => [name, says, fault])).toEqual([
    ['Properties', '2, of which 1 failed', '1 of 2 properties failed'],
    ['Component tests', 'no report; "npm run components" makes one', undefined],
    [
      'Random walks',
      '2 walks, 1,248 commands in all, 1 failed (short form, seed 5)',
      '1 of 2 random walks failed',
    ],
    ['Soak', '1, of which 1 failed', '1 of 1 soak condition failed'],
    [
      'Changes to the code',
      '1 of 4 changes detected by the examples and unit tests; 2 undetected for a stated reason; 1 undetected; 1 not made, by rule',
      '1 change to the code went undetected',
    ],
    [
      'Wrong twins',
      '2 wrong twins, caught 1 of 2 times by an example of a point that they violate; wrong twins not caught 1 of 2 times',
      'wrong twins not caught 1 of 2 times',
    ],
  ]);
  expect(proofs.find(({ name }) => name === 'Changes to the code')?.details).toEqual([
    'only slower (2)',
  ]);
});

test('a point is refuted by a failed property or soak condition, and by an uncaught twin', () => {
  const { supportOf } = readSupport(`${folderOf(BAD)}/reports`, new Map());
  const refuted = ['R3.6', 'R3.7', 'R4.3', 'R9.1', 'B4'].filter((id) => isRefuted(supportOf(id)));
  expect(refuted).toEqual(['R3.7', 'R4.3', 'B4']);
  expect(supportOf('B4').uncaught).toEqual([{ name: 'deaf', wrong: 'Enter does not sort.' }]);
});

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
