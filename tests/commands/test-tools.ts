import { runChecks } from '../run/progress/run-checks.ts';

const HELP = `npm run test:tools

Tests the tools on recorded runs: the document, how it runs in the reader's browser, the judge, the watcher
and the terminal's output.`;

const FOLDERS = 'conformance document evidence model mutation results run watch';
const UNIT_TESTS = `tsx tests/commands/unit-tests.ts tools ${FOLDERS}`;
const PUBLISH = 'tsx tests/document/tests/publish.ts';
const BROWSER_TESTS = `${PUBLISH} && playwright test -c tests/document --project longest site`;

await runChecks(HELP, [
  [{ name: 'browser tests', command: BROWSER_TESTS }],
  [{ name: 'unit tests', command: UNIT_TESTS }],
]);
