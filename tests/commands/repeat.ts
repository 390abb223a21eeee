/** `npx tsx tests/commands/repeat.ts 50` runs all tests repeatedly, in a copy of the project, and counts failures. */
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { capture } from '../run/command.ts';

const SCRIPTS = ['test', 'test:tools'];

/** What is not copied: a copy links or creates it. */
const LEFT_OUT = /^(dist|node_modules|reports)$/;

const {
  values: { slowed, beside },
  positionals: [times = '50'],
} = parseArgs({
  allowPositionals: true,
  options: {
    /** CPU slowdown of the pages, as a factor. */
    slowed: { type: 'string', default: '1' },
    /** Whether a second copy runs at the same time. */
    beside: { type: 'boolean', default: false },
  },
});

let runs = 0;
let failures = 0;

/** Runs the tests in a copy: two runs in one folder would overwrite each other's reports. */
async function repeat(name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'repeat-'));
  cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  mkdirSync(join(folder, 'reports'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (let nth = 1; nth <= Number(times); nth += 1) {
    for (const script of SCRIPTS) {
      const args = ['--prefix', folder, 'run', '--silent', script];
      const { code, output } = await capture('npm', args, { env: { CPU_SLOWDOWN: slowed } });
      runs += 1;
      console.log(`${name} ${nth}, ${script}: ${code === 0 ? 'passed' : `failed\n${output}`}`);
      if (code === 0) continue;
      failures += 1;
      cpSync(join(folder, 'reports'), `reports/repeat/${name}-${nth}-${script}`, {
        recursive: true,
      });
    }
  }
}

await Promise.all((beside ? ['first', 'second'] : ['first']).map(repeat));
console.log(`${failures} of ${runs} runs failed; reports of these are in reports/repeat/`);
process.exitCode = failures === 0 ? 0 : 1;
