import { readdirSync, rmSync } from 'node:fs';
import { Command } from '@commander-js/extra-typings';
import { readArguments } from '../run/command-line.ts';

const { processedArgs } = readArguments(
  new Command('npm run properties, or npx tsx tests/commands/unit-tests.ts')
    .description("Runs unit tests with Node's test runner, in one process.")
    .argument('<report>', 'the name of the JUnit report, reports/<report>.xml')
    .argument('<folder...>', 'folders of tests/, with their subfolders'),
);
const [name, folders] = processedArgs;
const report = `reports/${name}.xml`;
const files = folders.flatMap((folder) =>
  readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `./tests/${folder}/${file.replaceAll('\\', '/')}`),
);
rmSync(report, { force: true });
const { run } = await import('../run/command.ts');
// One entry module, so that all tests are registered before the first one starts.
const entry = files.map((file) => `import '${file}';`).join('\n');
process.exitCode = await run(process.execPath, [
  '--test-reporter=./tests/run/progress/node.ts',
  '--test-reporter-destination=stdout',
  '--test-reporter=junit',
  `--test-reporter-destination=${report}`,
  ...['--import', 'tsx', '--input-type', 'module', '--eval', entry],
]);
