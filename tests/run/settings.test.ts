import assert from 'node:assert/strict';
import test from 'node:test';
import { capture } from './command.ts';
import { change, environment, setting, settingsHelp } from './settings.ts';

test('a setting has its default where the environment has no value, or an empty one', (context) => {
  const before = environment().SPEC_BROWSER;
  context.after(() => change({ SPEC_BROWSER: before }));
  for (const [value, expected] of [
    [undefined, 'chromium'],
    ['', 'chromium'],
    ['firefox', 'firefox'],
  ] as const) {
    change({ SPEC_BROWSER: value });
    assert.equal(setting('SPEC_BROWSER'), expected);
  }
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

test('a command shows the settings of its user, and ends with one line if one cannot be used', async () => {
  /** The output of a command that fails, because a user has made these settings. */
  const outputWith = async (settings: NodeJS.ProcessEnv) => {
    const env = { SPEC_SHOWN: undefined, SPEC_BROWSER: undefined, ...settings };
    const { code, output } = await capture('tsx', ['tests/commands/walk.ts'], { env });
    assert.equal(code, 1);
    return output;
  };
  assert.match(
    await outputWith({ SPEC_TIMEOUT_MS: '900', CHROMIUM_PATH: '/no', BASE_URL: '/' }),
    /^From the environment: CHROMIUM_PATH=\/no, SPEC_TIMEOUT_MS=900\nCHROMIUM_PATH cannot be used: \/no does not start.+\n$/,
  );
  const refused = await outputWith({ SPEC_BASE_URL: '/' });
  assert.match(refused, /^SPEC_BASE_URL is .+ cannot be used\n$/);
});

test('the help has the settings of users, without those that only commands set', () => {
  const help = settingsHelp();
  assert.match(help, /^ {2}SPEC_TIMEOUT_MS +the time-out .* \(5000\)$/m);
  assert.doesNotMatch(help, /SPEC_OWN_PAGE|PROGRESS/);
});
