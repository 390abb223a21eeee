/** `npm run judge`, from its arguments to table, files and exit code. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import type { PageVerdict } from '../conformance/judge/page-verdict.ts';
import { pageOf, tableOf, withPage } from '../conformance/judge/pages.ts';
import { PUBLISHED } from '../document/tests/published.ts';
import { serve } from '../run/serve.ts';

const outputFolder = () => test.info().outputPath('judge');
const verdictText = () => readFileSync(`${outputFolder()}/verdict.json`, 'utf8');

/** Judges a page; returns the exit code, what is printed, and `verdict.json`. */
async function judge(args: readonly string[], env = {}) {
  const command = ['tests/commands/judge.ts', ...args, '--output', outputFolder()];
  const how = { preferLocal: true, reject: false, all: true, stripFinalNewline: false } as const;
  // With a parent, it shows no settings: those of these tests are no user's.
  const given = { SPEC_PARENT: '1', ...env };
  const { exitCode, all } = await execa('tsx', command, { env: given, ...how });
  return { code: exitCode, output: all, ...(JSON.parse(verdictText()) as PageVerdict) };
}

/** Judges a page of 39 rows, which breaks R9.1. */
const judge39Rows = (protocol: string, ...args: string[]) =>
  withPage({ body: pageOf(tableOf(39)) }, (url) => judge([url.replace('http', protocol), ...args]));

test('this project’s page passes, even if every answer takes longer than the time-out of an assertion', async () => {
  const own = await serve(PUBLISHED);
  // All other examples for any page have passed in `npm test`, by the same steps.
  const how = ['--walks', '1', '--minutes', '33', '--tags', '@R4.3 or @R9.1', '--no-document'];
  const args = [own.url.replace('http', 'HTTP'), ...how];
  const { code, output, verdict, points } = await judge(args, { SPEC_TIMEOUT_MS: '1' });
  await own.close();
  expect(output).toMatch(/^R9\.1 .* holds +1 example$.*^1 walk, none broken$/ms);
  expect([code, verdict], output).toEqual([0, 'holds']);
  expect(points.map(({ id }) => id)).toEqual(['R4.3', 'R9.1']);
  expect(output).toContain(': 2 points hold, 0 are not judged, 0 are broken\n');
  expect(existsSync(`${outputFolder()}/document`)).toBe(false);
  expect(readFileSync(`${outputFolder()}/judge.ndjson`, 'utf8')).not.toContain('image/webp');
});

test('a page that breaks a point fails, in an example and a walk; verdict.json and document say it all', async ({
  page,
}) => {
  const judged = await judge39Rows('http', '--tags', '@R5.1', '--walks', '2', '--json');
  const { code, output, verdict, engine, commit, points } = judged;
  expect(output).toBe(verdictText());
  expect([code, verdict]).toEqual([1, 'broken']);
  expect(engine).toMatch(/^chromium \d/);
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  const broken = points.filter((point) => point.verdict === 'broken');
  expect(broken.map(({ id }) => id)).toEqual(['R5.1', 'R9.1']);
  const [failure, walk] = broken.flatMap(({ failures }) => failures);
  expect(failure?.error).toContain('No load took place');
  expect(existsSync(`${outputFolder()}/${failure?.picture}`)).toBe(true);
  expect(walk?.place).toMatch(/\/walks\/R9\.1\.feature:7$/);
  expect(walk?.error).toContain('Received: 39');

  const document = await serve(`${outputFolder()}/document`);
  await page.goto(document.url);
  await expect(page.locator(`a[href="${judged.page}"]`)).toHaveText(
    'a page with an endless table of contacts',
  );
  await expect(page.locator('.summary .verdict')).toHaveText(/^2 of \d+ examples failed; /);
  // The other tests of this project say nothing about another page.
  await expect(page.getByText(/^Other tests of/)).toHaveCount(0);
  const links = page.locator('a[href^="#"]');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const target of new Set(targets))
    await expect(page.locator(`[id="${target?.slice(1)}"]`)).toHaveCount(1);
  await expect(page.locator('.pictures img')).toHaveCount(2);
  await document.close();
});

test('where nothing answers, one line says so, and no point is judged', async () => {
  // An earlier run's stream, and a file of somebody else.
  mkdirSync(outputFolder(), { recursive: true });
  for (const name of ['judge.ndjson', 'other.txt']) writeFileSync(`${outputFolder()}/${name}`, '');
  // Its server speaks HTTP only.
  const { code, output, verdict, reason, points } = await judge39Rows('https');
  expect(output).toMatch(/^No verdict on .*: it does not answer: .*\n$/);
  expect([code, verdict]).toEqual([2, 'not judged']);
  expect(reason).toContain('it does not answer: page.goto');
  expect(new Set(points.map((point) => point.verdict))).toEqual(new Set(['not judged']));
  expect(readdirSync(outputFolder()).sort()).toEqual(['other.txt', 'verdict.json']);
});

test('when the time is up, there is no verdict', async () => {
  const { code, output, verdict, reason } = await judge39Rows('http', '--minutes', '0');
  expect(output).toMatch(/^No verdict on .*: it took more than 0 minutes \(--minutes\)\.$/m);
  expect([code, verdict]).toEqual([3, 'not judged']);
  expect(reason).toBe('it took more than 0 minutes (--minutes)');
});
