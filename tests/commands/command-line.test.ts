import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Command } from '@commander-js/extra-typings';
import { execa } from 'execa';
import { script } from '../run/progress/run-checks.ts';
import { setting } from '../run/settings.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.keys(scripts).filter((name) => /tests\//.test(scripts[name]));

/** Runs a command of `package.json`; returns its exit code and all that it prints. */
async function runScript(commandLine: string, env: NodeJS.ProcessEnv = {}) {
  const [name = '', ...args] = commandLine.split(' ');
  const [file = '', ...given] = script(name, ...args).split(' ');
  const how = { all: true, reject: false, stripFinalNewline: false } as const;
  const { exitCode, all } = await execa(file, given, { env, ...how });
  return { code: exitCode, output: all };
}

test('every command prints its help, and does nothing else', async ({ mock }) => {
  const { argv } = process;
  process.argv = ['node', 'command', '--help'];
  mock.method(Command.prototype, 'outputHelp', function (this: Command) {
    throw new Error(this.helpInformation());
  });
  for (const name of commands) {
    // In this process, because each start takes two seconds of the processor.
    const [path = ''] = /tests\/\S+\.ts/.exec(scripts[name]) ?? [];
    const message = new RegExp(`^Usage: npm (run )?${name}\\b[^]+\\n  -h, --help `);
    await assert.rejects(import(`../../${path}`), { message });
  }
  process.argv = argv;
});

for (const [commandLine, says = /^.*typo.*\n$/] of [
  ['bench 0', /^error: .+ '0' is invalid.* It is no whole number from 1 to 400,000\.\n$/],
  ['conformance plain typo'],
  ['judge --typo'],
  ['judge localhost:8080', / address .*, such as http:\/\/localhost:8080\/\.\n$/],
  ['judge http://me:secret@localhost', /^(?!.*secret).* without a sign-in.*\n$/],
  ['mutation src/typo.ts'],
  ['properties typo'],
  ['site typo.ndjson'],
  ['spec --tags R2.5', /: a tag begins with @\.\n$/],
] as const) {
  test(`${commandLine} is refused in a line`, async () => {
    const { code, output } = await runScript(commandLine);
    assert.match(output, says);
    // 1 would be a verdict.
    assert.equal(code, commandLine.startsWith('judge') ? 2 : 1);
  });
}

test('a command ends quietly as soon as nobody reads its output', async () => {
  const { all } = await execa({ all: true, shell: true })`${script('traceability')} | true`;
  assert.equal(all, '');
});

test('a command shows the settings of its user, and ends with one line if one cannot be used', async () => {
  const unset = { SPEC_PARENT: undefined, SPEC_BROWSER: undefined };
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
    ['SPEC_BASE_URL', 'localhost:8080', /^SPEC_BASE_URL cannot be used: it is the http /],
    ['SPEC_BASE_URL', 'http://me:secret@localhost', /^(?!.*secret).* without a sign-in/],
    ['SPEC_BROWSER', '/usr/bin/open', / chromium, firefox or webkit$/],
    ['SPEC_TIMEOUT_MS', '0', / above 0$/],
  ] as const) {
    process.env = { ...env, [name]: value };
    assert.throws(() => setting(name), { message: expected });
  }
});
