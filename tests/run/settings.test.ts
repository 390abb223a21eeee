import assert from 'node:assert/strict';
import test from 'node:test';
import { capture } from './command.ts';
import { change, environment, setting } from './settings.ts';

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
  for (const [settings, expected] of [
    [
      { SPEC_TIMEOUT_MS: '900', CHROMIUM_PATH: '/no', BASE_URL: '/' },
      /^From the environment: CHROMIUM_PATH=\/no, SPEC_TIMEOUT_MS=900\nCHROMIUM_PATH cannot be used: \/no does not start.+\n$/,
    ],
    [{ SPEC_BASE_URL: '/' }, /^SPEC_BASE_URL is .+ cannot be used\.\n$/],
  ] as const) {
    const env = { SPEC_SHOWN: undefined, SPEC_BROWSER: undefined, ...settings };
    const { code, output } = await capture('tsx', ['tests/commands/walk.ts'], { env });
    assert.match(output, expected);
    assert.equal(code, 1);
  }
});
