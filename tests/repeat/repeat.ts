/** `npm run repeat`: runs the browser tests of `npm test` repeatedly, and counts failures. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser } from '../run/browser/provide.ts';
import { countTable } from '../run/count-table.ts';
import { many } from '../run/many.ts';
import { copyProject } from './copy.ts';
import { type Run, runOnce } from './one-run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** CPU slowdown of the pages, as a factor. */
    slowed: { type: 'string', default: '1' },
    /** Whether a second copy runs at the same time. */
    beside: { type: 'boolean', default: false },
  },
});
const [asked = '50'] = positionals;
if (!/^[1-9]\d*$/.test(asked)) {
  console.error(`Cannot run the suite ${asked} times: pass a positive integer`);
  process.exit(1);
}
const times = Number(asked);
await provideBrowser();
const env = { CPU_SLOWDOWN: values.slowed };
const home = resolve('reports/repeat');
const copies = values.beside ? ['first', 'second'] : ['first'];

rmSync(home, { recursive: true, force: true });
mkdirSync(home, { recursive: true });

const runs: Run[] = [];

async function repeat(copy: string): Promise<void> {
  const folder = resolve(home, copy);
  copyProject(folder);
  for (let nth = 1; nth <= times; nth += 1) {
    const run = await runOnce(folder, resolve(home, `${copy}-${nth}`), env);
    runs.push(run);
    const { cases, failed, seconds } = run;
    console.log(`${copy} ${nth}: ${cases - failed.length} of ${cases} passed in ${seconds} s`);
    for (const name of failed) console.log(`  ${name}`);
  }
}

await Promise.all(copies.map(repeat));

const names = [...new Set(runs.flatMap(({ failed }) => failed))];
const counts = names.map((name) => [
  name,
  runs.filter(({ failed }) => failed.includes(name)).length,
]);
const failures = runs.flatMap(({ failed }) => failed).length;
const cases = runs.reduce((sum, run) => sum + run.cases, 0);
const conditions = `CPU slowed ${values.slowed} times, ${copies.length} at a time`;
const summary = `${many(runs.length, 'run')}, ${conditions}: ${cases - failures} passed, ${failures} failed`;
const table = names.length > 0 ? `\n${countTable(['failed', 'times'], counts)}\n` : '';
writeFileSync('reports/repeat.md', `# Repeated runs\n\n${summary}\n${table}`);
writeFileSync('reports/repeat.json', `${JSON.stringify({ conditions, runs }, null, 2)}\n`);
console.log(summary);
process.exitCode = failures === 0 ? 0 : 1;
