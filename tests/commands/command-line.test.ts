import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { capture } from '../run/command.ts';
import { readArguments } from '../run/command-line.ts';
import { script } from '../run/progress/run-checks.ts';
import { setting, withoutCredentials } from '../run/settings.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.keys(scripts).filter((name) => /start\.mjs/.test(scripts[name]));

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
    const [path = ''] = /tests\/\S+\.ts/.exec(scripts[name]) ?? [];
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
  [
    'judge http://localhost/ --seed 4294967296',
    2,
    /^"4294967296" is not a whole number from 0 to .+\.\n$/,
  ],
  ['conformance plain typo', 1],
  ['mutation src/typo.ts', 1],
  ['properties typo', 1],
  ['site typo.ndjson', 1],
  ['spec features/04-states.feature features/typo.feature', 1],
  ['spec --tags @typo', 1],
  ['test typo', 1],
] as const) {
  test(`${commandLine} is refused in a line`, async () => {
    const { code, output } = await runScript(commandLine);
    assert.match(output, says);
    assert.equal(code, expected);
  });
}

for (const [commandLine, expected] of [
  ['bench 0', '"0" is not a whole number from 1 to 400,000.'],
  ['spec --brower firefox', 'There is no option --brower. Did you mean --browser?'],
  ['spec --tags R2.5', '"R2.5" is no tag. Did you mean "@R2.5"?'],
  ['walk --commands 0', '"0" is not a whole number from 1 to 10,000.'],
] as const) {
  test(`${commandLine} fails, and says what is right`, async () => {
    assert.equal((await runScript(commandLine)).output, `${expected}\n`);
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
  const { output } = await capture(`${script('traceability')} | true`, [], { isScript: true });
  assert.equal(output, '');
});

test('a command that cannot write its reports says so in a line', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  context.after(() => rmSync(folder, { recursive: true }));
  for (const name of ['package.json', 'node_modules', 'tests', 'src'])
    symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, 'reports'), '');
  for (const name of ['components', 'spec', 'test']) {
    const command = `cd ${folder} && ${script(name)}`;
    const { code, output } = await capture(command, [], { isScript: true });
    assert.match(output, /^EEXIST: .+'reports'\.\n$/);
    assert.equal(code, 1);
  }
});

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
