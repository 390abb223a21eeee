import { runChecks } from '../run/progress/run-checks.ts';

const FOLDERS = 'commands conformance document driver evidence model mutation results run';

await runChecks(
  'npm run test:tools',
  'Tests the tools around the specification: a site of recorded runs and the judge, in a browser; units.',
  [
    {
      site: 'tsx tests/document/tests/publish.ts',
      'browser tests': 'playwright test -c tests/document --project site',
    },
    { 'unit tests': `tsx tests/commands/unit-tests.ts tools ${FOLDERS}` },
  ],
);
