import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { capture } from '../run/command.ts';
import { script } from '../run/progress/run-checks.ts';
import { setting, withoutCredentials } from '../run/settings.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
// Those that are files of ours: the soak is Node's own test runner.
const commands = Object.keys(scripts).filter((name) => /tsx tests\//.test(scripts[name]));

const runScript = (commandLine: string, env = {}) => {
  const [name = '', ...args] = commandLine.split(' ');
  return capture(script(name, ...args), [], { isScript: true, env });
};

test('every command prints its help, and does nothing else', async ({ mock }) => {
  const { argv } = process;
  process.argv = ['node', 'command', '--help'];
  const log = mock.method(console, 'log', () => {});
  mock.method(process, 'exit', () => {
    throw new Error('exit');
  });
  for (const name of commands) {
    // In this process, because each start takes two seconds of the processor.
    const [path = ''] = /tests\/\S+/.exec(scripts[name]) ?? [];
    await assert.rejects(import(`../../${path}`), /^Error: exit$/);
    const [help] = log.mock.calls.at(-1)?.arguments ?? [];
    assert.match(help, new RegExp(`^npm (run )?${name}\\b`));
  }
  process.argv = argv;
});

for (const [commandLine, expected, says = /^.*typo.*\n$/] of [
  // 1 would be a verdict.
  ['judge --typo', 2],
  ['judge http://localhost/ --walks typo', 2],
  ['judge localhost:8080', 2, /: add http:\/\/\.\n$/],
  ['judge http://localhost/ --minutes 35792', 2, /^--minutes takes .+, not 35792\.\n$/],
  ['judge http://localhost/ --seed 4294967296', 2, /^--seed takes .+, not 4294967296\.\n$/],
  ['mutation src/typo.ts', 1],
  ['properties typo', 1],
  ['spec features/04-states.feature features/typo.feature', 1],
  ['spec --tags @typo', 1],
] as const) {
  test(`${commandLine} is refused in a line`, async () => {
    const { code, output } = await runScript(commandLine);
    assert.match(output, says);
    assert.equal(code, expected);
  });
}

test('a command shows the settings of its user, and ends with one line if one cannot be used', async () => {
  const unset = { SPEC_SHOWN: undefined, SPEC_BROWSER: undefined };
  const settings = { SPEC_TIMEOUT_MS: '900', CHROMIUM_PATH: '/no', BASE_URL: '/' };
  const { code, output } = await runScript('walk', { ...unset, ...settings });
  assert.match(
    output,
    /^From the environment: CHROMIUM_PATH=\/no, SPEC_TIMEOUT_MS=900\nCHROMIUM_PATH cannot be used: \/no does not start.+\n$/,
  );
  assert.equal(code, 1);
});

test('a value that a setting cannot have is refused', (context) => {
  const { env } = process;
  context.after(() => {
    process.env = env;
  });
  for (const [name, value, expected] of [
    [
      'SPEC_BASE_URL',
      'http://user:secret@[',
      /^SPEC_BASE_URL is .+; "http:\/\/\[" cannot be used$/,
    ],
    [
      'SPEC_BASE_URL',
      'me:secret@example.org',
      /^[^"]+ "example.org" cannot be used: add http:\/\/$/,
    ],
    ['SPEC_INSECURE', '0', /^SPEC_INSECURE is 1 if .+; "0" cannot be used$/],
    ['SPEC_BROWSER', '/usr/bin/open', /^SPEC_BROWSER is .+ chromium, firefox or webkit; .+$/],
    ['SPEC_TIMEOUT_MS', '0', /^SPEC_TIMEOUT_MS is .+ above 0; .+$/],
  ] as const) {
    process.env = { ...env, [name]: value };
    assert.throws(() => setting(name), { message: expected });
  }
  process.env = { ...env, SPEC_BASE_URL: 'HTTP://me:secret@localhost' };
  assert.equal(withoutCredentials(`${setting('SPEC_BASE_URL')}`), 'HTTP://localhost');
});
