import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { capture } from './command.ts';
import { script } from './progress/run-checks.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.keys(scripts).filter((name) => scripts[name].includes('tests/'));

const runScript = (...args: Parameters<typeof script>) =>
  capture(script(...args), [], { shell: true });

for (const name of commands) {
  test(`${name} --help prints its name, and an unknown option ends it with one line`, async () => {
    const [help, unknown] = await Promise.all([
      runScript(name, '--help'),
      runScript(name, '--no-such-option'),
    ]);
    assert.match(help.output, new RegExp(`^npm (run )?${name}\\b`));
    assert.equal(help.code, 0);
    assert.match(unknown.output, /^.*--no-such-option.*\n$/);
    assert.notEqual(unknown.code, 0);
  });
}
