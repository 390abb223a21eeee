import assert from 'node:assert/strict';
import test from 'node:test';
import { change, environment, setting, settingsHelp } from './settings.ts';

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
