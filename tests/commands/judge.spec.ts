/** `npm run judge`, from its arguments to table, document and exit code. */
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PUBLISHED } from '../document/tests/folder.ts';
import { picturesWithoutOutline } from '../document/tests/outlines.ts';
import { pageOf, tableOf, withPage } from '../results/recordings/pages.ts';
import { capture } from '../run/command.ts';
import { serve } from '../run/serve.ts';

const outputFolder = () => test.info().outputPath('judge');

const judge = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  capture('tsx', ['tests/commands/judge.ts', ...args, '--output', outputFolder()], { env });

/** Judges a page of 39 rows, which breaks R9.1. */
const judge39Rows = (...options: readonly string[]) =>
  withPage([{ body: pageOf(tableOf(39)) }], (url) => judge([url, ...options]));

test('this project’s page passes, even if every answer takes longer than the time-out of an assertion', async ({
  page,
}) => {
  const own = await serve(PUBLISHED);
  const { code, output } = await judge([own.url], { TIMEOUT_MS: '1' });
  await own.close();
  expect(output).toMatch(/^R9\.1 .* holds +1 example$/m);
  const reasons = [...output.matchAll(/ not judged +(.*)$/gm)].map(([, reason]) => reason);
  expect([...new Set(reasons)].sort()).toEqual([
    'it is asked of a module',
    'only this project promises it',
  ]);
  expect(output).toMatch(/: \d\d points hold, 0 are broken$/m);
  expect(code, output).toBe(0);

  const document = await serve(`${outputFolder()}/document`);
  await page.goto(document.url);
  await expect(page.locator('.summary .verdict')).toHaveText(/^\d+ of \d+ examples were not run/);
  await expect(page.locator('[id="R9.1"] .note')).toHaveText(/passed in/);
  expect(await page.locator('.pictures img').count()).toBeGreaterThan(90);
  expect(await picturesWithoutOutline(page)).toEqual([]);
  await document.close();
});

test('a page that breaks a point fails; without a document there are no pictures', async () => {
  const { code, output } = await judge39Rows('--tags', '@R9.1', '--no-document');
  expect(output).toMatch(/^R9\.1 .* broken +1 example$/m);
  expect(output).toContain('Received: 39');
  expect(output).not.toContain('Picture');
  expect(output).toMatch(/: 0 points hold, 1 is broken R9\.1$/m);
  expect(code, output).toBe(1);
  expect(existsSync(`${outputFolder()}/document`)).toBe(false);
});

test('where nothing answers, one line says so', async () => {
  const { code, output } = await judge(['http://127.0.0.1:9/']);
  expect(output).toMatch(/^.* cannot be judged: it does not answer: .*\n$/);
  expect(code).toBe(2);
});

test('an unknown option is no verdict on the page; --help lists all options and settings', async () => {
  const unknown = await judge(['http://127.0.0.1:9/', '--nonsense']);
  expect(unknown.output).toMatch(/^Unknown option '--nonsense'.*\n$/);
  expect(unknown.code).toBe(2);
  const help = await judge(['--help']);
  for (const each of ['--no-document', '--minutes', 'CHROMIUM_PATH'])
    expect(help.output).toContain(each);
  expect(help.code).toBe(0);
});

test('when the time is up, there is no verdict', async () => {
  const { code, output } = await judge39Rows('--minutes', '0.01');
  expect(output).toContain('No verdict: the 0.01 minutes are over');
  expect(code).toBe(3);
});
