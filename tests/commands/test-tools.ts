import { runChecks } from '../run/progress/run-checks.ts';

const FOLDERS = 'commands conformance document driver evidence model mutation results run watch';

await runChecks('npm run test:tools', 'Tests the tools around the specification:', [
  {
    site: ['builds a site from recorded runs', 'tsx tests/document/tests/publish.ts'],
    'browser tests': [
      'the site and the judge, in a browser',
      'playwright test -c tests/document --project site',
    ],
  },
  {
    'unit tests': [
      'all tools, without a browser',
      `tsx tests/commands/unit-tests.ts tools ${FOLDERS}`,
    ],
  },
]);
