import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { capture } from './command.ts';
import { script } from './progress/run-checks.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
// Those that are files of ours: the soak is Node's own test runner.
const commands = Object.keys(scripts).filter((name) => /tsx tests\//.test(scripts[name]));

const runScript = (commandLine: string, env = {}) => {
  const [name = '', ...args] = commandLine.split(' ');
  return capture(script(name, ...args), [], { isScript: true, env });
};

for (const name of commands) {
  test(`${name} --help prints its name, and an unknown option ends it with one line`, async () => {
    const [help, unknown] = await Promise.all([
      runScript(`${name} --help`),
      runScript(`${name} --no-such-option`),
    ]);
    assert.match(help.output, new RegExp(`^npm (run )?${name}\\b`));
    assert.equal(help.code, 0);
    assert.match(unknown.output, /^.*--no-such-option.*\n$/);
    // 1 would be a verdict.
    assert.equal(unknown.code, name === 'judge' ? 2 : 1);
  });
}

for (const commandLine of [
  'bench typo',
  'mutation src/typo.ts',
  'properties typo',
  'spec features/04-states.feature features/typo.feature',
  'spec --tags @typo',
]) {
  test(`${commandLine} fails and names what matches nothing`, async () => {
    const { code, output } = await runScript(commandLine);
    assert.match(output, /^.*typo/);
    assert.notEqual(code, 0);
  });
}

test('a command shows the settings of its user, and ends with one line if one cannot be used', async () => {
  for (const [settings, expected] of [
    [
      { SPEC_TIMEOUT_MS: '900', CHROMIUM_PATH: '/no', BASE_URL: '/' },
      /^From the environment: CHROMIUM_PATH=\/no, SPEC_TIMEOUT_MS=900\nCHROMIUM_PATH cannot be used: \/no does not start.+\n$/,
    ],
    [
      { SPEC_BASE_URL: 'http://user:secret@[' },
      /^SPEC_BASE_URL is .+; "http:\/\/\[" cannot be used\.\n$/,
    ],
    [{ SPEC_BROWSER: '/usr/bin/open' }, /^SPEC_BROWSER is .+ chromium, firefox or webkit; .+\n$/],
    [{ SPEC_TIMEOUT_MS: '5s' }, /^SPEC_TIMEOUT_MS is .+ a number of ms above 0; .+\n$/],
    [{ SPEC_CPU_SLOWDOWN: '0' }, /^SPEC_CPU_SLOWDOWN is a number above 0 .+\n$/],
  ] as const) {
    const unset = { SPEC_SHOWN: undefined, SPEC_BROWSER: undefined, CHROMIUM_PATH: undefined };
    const { code, output } = await runScript('components', { ...unset, ...settings });
    assert.match(output, expected);
    assert.equal(code, 1);
  }
});
