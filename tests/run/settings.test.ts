import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { change, environment, SETTINGS, setting, settingsHelp } from './settings.ts';

const files = ['step-definitions', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\/settings\.(test\.)?ts$/.test(path));

for (const [name, { readBy }] of Object.entries(SETTINGS)) {
  test(`the files that read ${name} are listed`, () => {
    const read = new RegExp(`(setting\\(|: )'${name}'`);
    const readers = ['cucumber.mjs', ...files].filter((path) =>
      read.test(readFileSync(path, 'utf8')),
    );
    assert.deepEqual([...readBy].sort(), readers.sort());
  });
}

test('a setting has its default where the environment has no value, or an empty one', (context) => {
  const before = environment().BROWSER;
  context.after(() => change({ BROWSER: before }));
  change({ BROWSER: undefined });
  assert.equal(setting('BROWSER'), 'chromium');
  change({ BROWSER: '' });
  assert.equal(setting('BROWSER'), 'chromium');
  change({ BROWSER: 'firefox' });
  assert.equal(setting('BROWSER'), 'firefox');
  assert.equal(environment().BROWSER, 'firefox');
});

test('the help has the settings of users, without those that only commands set', () => {
  const help = settingsHelp();
  assert.match(help, /^ {2}TIMEOUT_MS +the time-out .* \(5000\)$/m);
  assert.doesNotMatch(help, /OWN_PAGE|PROGRESS/);
});
