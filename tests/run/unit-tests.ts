/**
 * `npm run properties` and `npm run tools`: runs the tests of Node's test runner in folders of `tests/`.
 * Arguments: the name of the JUnit report in `reports/`, and the folders.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { complete, partOf } from '../report/report-file.ts';
import { run } from './run.ts';

const [name, ...folders] = process.argv.slice(2);
const report = `reports/${name}.xml`;
const files = folders.flatMap((folder) =>
  readdirSync(`tests/${folder}`)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${folder}/${file}`),
);
const reporters = { spec: 'stdout', junit: partOf(report) };
const options = Object.entries(reporters).flatMap(([reporter, destination]) => [
  `--test-reporter=${reporter}`,
  `--test-reporter-destination=${destination}`,
]);
mkdirSync('reports', { recursive: true });
rmSync(report, { force: true });
process.exitCode = await run(process.execPath, ['--import', 'tsx', '--test', ...options, ...files]);
complete(report);
