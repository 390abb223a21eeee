/**
 * `npm run test:tools`: proves the tools on recorded runs: the document, how it runs in the reader's
 * browser, the judge, the watcher and what the terminal shows.
 */
import { runChecks } from '../progress/run-checks.ts';

const FOLDERS = 'judge progress report site site/fixtures site/tests watch';

await runChecks([
  [
    { name: 'document', command: 'tsx tests/site/tests/publish.ts', isPreparation: true },
    { name: 'browser tests', command: 'playwright test -c tests/site', report: 'reports/site.xml' },
  ],
  [
    {
      name: 'unit tests',
      command: `tsx tests/commands/unit-tests.ts tools ${FOLDERS}`,
      report: 'reports/tools.xml',
    },
  ],
]);
