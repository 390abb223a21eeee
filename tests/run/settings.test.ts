import assert from 'node:assert/strict';
import test from 'node:test';
import { capture } from './command.ts';
import { change, environment, setting, settingsHelp } from './settings.ts';

test('a setting has its default where the environment has no value, or an empty one', (context) => {
  const before = environment().SPEC_BROWSER;
  context.after(() => change({ SPEC_BROWSER: before }));
  change({ SPEC_BROWSER: undefined });
  assert.equal(setting('SPEC_BROWSER'), 'chromium');
  change({ SPEC_BROWSER: '' });
  assert.equal(setting('SPEC_BROWSER'), 'chromium');
  change({ SPEC_BROWSER: 'firefox' });
  assert.equal(setting('SPEC_BROWSER'), 'firefox');
  assert.equal(environment().SPEC_BROWSER, 'firefox');
});

test('a value that cannot be used is an error that says what the setting is', (context) => {
  for (const [name, value, meaning] of [
    ['SPEC_BASE_URL', 'http://user:secret@[', /^SPEC_BASE_URL .+; "http:\/\/\[" cannot be used$/],
    ['SPEC_BROWSER', '/usr/bin/open', /^SPEC_BROWSER is .+ chromium, firefox or webkit; /],
    ['SPEC_TIMEOUT_MS', '5s', /^SPEC_TIMEOUT_MS is .+ a number of ms above 0; /],
    ['SPEC_CPU_SLOWDOWN', '0', /^SPEC_CPU_SLOWDOWN is a number above 0 /],
  ] as const) {
    const before = environment()[name];
    context.after(() => change({ [name]: before }));
    change({ [name]: value });
    assert.throws(() => setting(name), { message: meaning });
  }
});

/** The output and exit code of a command that a user starts with these settings. */
const started = (args: readonly string[], settings: NodeJS.ProcessEnv) =>
  capture('tsx', args, { env: { SPEC_SHOWN: undefined, ...settings } });

const FIND = ['tests/commands/find-browser.ts'];

test('a setting that cannot be used ends a command with one line', async () => {
  const spec = ['tests/commands/spec.ts', 'features/05-validation.feature'];
  const refused = await started(spec, { SPEC_BASE_URL: '/' });
  assert.equal(refused.code, 1);
  assert.match(refused.output, /^SPEC_BASE_URL is .+ cannot be used\n$/);
  const child = { SPEC_SHOWN: '1', SPEC_BROWSER: undefined, CHROMIUM_PATH: '/no' };
  const found = await started(FIND, child);
  assert.equal(found.code, 1);
  assert.match(found.output, /^CHROMIUM_PATH cannot be used: \/no does not start.+\n$/);
});

test('a command shows the settings of its user, and uses none of other programs', async () => {
  const settings = { SPEC_TIMEOUT_MS: '900', BASE_URL: '/', BROWSER: 'firefox' };
  const { code, output } = await started(FIND, settings);
  assert.equal(code, 0);
  assert.match(output, /^From the environment: (.+ )?SPEC_TIMEOUT_MS=900$/m);
  assert.doesNotMatch(output, /firefox/);
});

test('the help has the settings of users, without those that only commands set', () => {
  const help = settingsHelp();
  assert.match(help, /^ {2}SPEC_TIMEOUT_MS +the time-out .* \(5000\)$/m);
  assert.doesNotMatch(help, /SPEC_OWN_PAGE|PROGRESS/);
});
