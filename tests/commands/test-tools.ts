import { runChecks } from '../run/progress/run-checks.ts';

const HELP = `npm run test:tools

Tests the tools on recorded runs: the document, how it runs in the reader's browser, the judge, the watcher
and the terminal's output.`;

const FOLDERS = 'commands conformance document driver evidence model mutation results run watch';

await runChecks(HELP, [
  {
    site: 'tsx tests/document/tests/publish.ts',
    'browser tests': 'playwright test -c tests/document --project longest site',
  },
  { 'unit tests': `tsx tests/commands/unit-tests.ts tools ${FOLDERS}` },
]);
