import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { execa } from 'execa';
import { readArguments } from '../run/command-line.ts';
import { script } from '../run/progress/run-checks.ts';
import { setting, withoutCredentials } from '../run/settings.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.keys(scripts).filter((name) => /start\.mjs/.test(scripts[name]));

/** Runs a command of `package.json`; returns its exit code and all that it prints. */
async function runScript(
  commandLine: string,
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
) {
  const [name = '', ...args] = commandLine.split(' ');
  const [file = '', ...given] = script(name, ...args).split(' ');
  const how = { all: true, reject: false, stripFinalNewline: false } as const;
  const { exitCode, all } = await execa(file, given, { ...options, ...how });
  return { code: exitCode, output: all };
}

test('every command prints its help, and does nothing else', async ({ mock }) => {
  const { argv } = process;
  process.argv = ['node', 'command', '--help'];
  const log = mock.method(console, 'log', () => {});
  mock.method(process, 'exit', () => {
    throw new Error('exit');
  });
  for (const name of commands) {
    // In this process, because each start takes two seconds of the processor.
    const [path = ''] = /tests\/\S+\.ts/.exec(scripts[name]) ?? [];
    await assert.rejects(import(`../../${path}`), /^Error: exit$/);
    const [help] = log.mock.calls.at(-1)?.arguments ?? [];
    assert.match(help, new RegExp(`^npm (run )?${name}\\b`));
  }
  process.argv = argv;
});

for (const [commandLine, says = /^.*typo.*\n$/] of [
  ['bench 0', /^"0" is not a whole number from 1 to 400,000\.\n$/],
  ['conformance plain typo'],
  ['judge --typo'],
  ['judge http://localhost/ --walks typo'],
  ['judge localhost:8080', /: add http:\/\/\.\n$/],
  ['judge http://localhost/ --minutes 35792', /^--minutes takes .+, not 35792\.\n$/],
  ['mutation src/typo.ts'],
  ['properties typo'],
  ['site typo.ndjson'],
  ['spec features/04-states.feature features/typo.feature'],
  ['spec --tags @typo'],
  ['test typo'],
] as const) {
  test(`${commandLine} is refused in a line`, async () => {
    const { code, output } = await runScript(commandLine);
    assert.match(output, says);
    // 1 would be a verdict.
    assert.equal(code, commandLine.startsWith('judge') ? 2 : 1);
  });
}

test('wrong arguments are refused', ({ mock }) => {
  const help = '\n  --serve  serves it\n  --seed <n>  takes this seed\n  --tags <tags>  only these';
  const { argv } = process;
  for (const stream of [process, process.stdout, process.stderr])
    mock.method(stream, 'on', () => {});
  for (const [argument, message] of [
    ['--seeds 3', 'There is no option --seeds. Did you mean --seed?'],
    ['--typo', 'There is no option --typo, only --serve, --seed, --tags'],
    ['--seed', '--seed needs a value (--help)'],
    ['--seed=', '--seed needs a value (--help)'],
    ['--seed 1 --seed 2', '--seed is given twice'],
    ['--serve=no', '--serve takes no value'],
    ['typo', '"typo" is not expected: there are only options (--help)'],
    ['--tags=(@B3)or(R2.5)', '"R2.5" is no tag. Did you mean "@R2.5"?'],
  ] as const) {
    process.argv = ['node', 'command', ...argument.split(' ')];
    assert.throws(() => readArguments(help), { message });
  }
  const passed = [
    '--format',
    'usage',
    'a.feature',
    '--tags',
    'not (@R2.5 or @slow-cpu)',
    '--order=x',
  ];
  process.argv = ['node', 'command', ...passed, '--serve'];
  const { values, rest } = readArguments(help, { passesOn: true });
  process.argv = argv;
  assert.equal(values.serve, true);
  assert.deepEqual(
    rest,
    passed.filter((_, index) => index !== 3 && index !== 4),
  );
});

test('a command ends quietly as soon as nobody reads its output', async () => {
  const { all } = await execa({ all: true, shell: true })`${script('traceability')} | true`;
  assert.equal(all, '');
});

test('a command that cannot write its reports says so in a line', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const name of ['package.json', 'node_modules', 'tests', 'src'])
    symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, 'reports'), '');
  for (const name of ['components', 'spec', 'test']) {
    const { code, output } = await runScript(name, { cwd: folder });
    assert.match(output, /^EEXIST: .+'reports'\.\n$/);
    assert.equal(code, 1);
  }
});

test('a command shows the settings of its user, and ends with one line if one cannot be used', async () => {
  const unset = { SPEC_PARENT: undefined, SPEC_BROWSER: undefined };
  const settings = { SPEC_TIMEOUT_MS: '900', CHROMIUM_PATH: '/no', BASE_URL: '/' };
  const { code, output } = await runScript('walk', { env: { ...unset, ...settings } });
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
