import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { capture } from './command.ts';
import { script } from './progress/run-checks.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
// Those that are files of ours: the soak is Node's own test runner.
const commands = Object.keys(scripts).filter((name) => /tsx tests\//.test(scripts[name]));

const runScript = (name: string, ...args: readonly string[]) =>
  capture(script(name, ...args), [], { shell: true });

for (const name of commands) {
  test(`${name} --help prints its name, and an unknown option ends it with one line`, async () => {
    const [help, unknown] = await Promise.all([
      runScript(name, '--help'),
      runScript(name, '--no-such-option'),
    ]);
    assert.match(help.output, new RegExp(`^npm (run )?${name}\\b`));
    assert.equal(help.code, 0);
    assert.match(unknown.output, /^.*--no-such-option.*\n$/);
    // 1 would be a verdict.
    assert.equal(unknown.code, name === 'judge' ? 2 : 1);
  });
}

for (const [name, ...args] of [
  ['bench', 'typo'],
  ['mutation', 'src/typo.ts'],
  ['properties', 'typo'],
  ['spec', 'features/04-states.feature', 'features/typo.feature'],
  ['spec', '--tags', '@typo'],
] as const) {
  test(`${name} ${args.join(' ')} fails and names what matches nothing`, async () => {
    const { code, output } = await runScript(name, ...args);
    assert.match(output, /^.*typo/);
    assert.notEqual(code, 0);
  });
}
