import { runChecks } from '../run/progress/run-checks.ts';

const HELP = `npm run test:tools

Tests the tools on recorded runs: the document, how it runs in the reader's browser, the judge, the watcher
and the terminal's output.`;

const FOLDERS = 'conformance document evidence model mutation results run watch';
const PUBLISH = 'tsx tests/document/tests/publish.ts';
const BROWSER_TESTS = 'playwright test -c tests/document --project longest site';

await runChecks(HELP, [
  [{ name: 'browser tests', command: `${PUBLISH} && ${BROWSER_TESTS}` }],
  [{ name: 'unit tests', command: `tsx tests/commands/unit-tests.ts tools ${FOLDERS}` }],
]);
