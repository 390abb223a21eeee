import { runChecks, script } from '../run/progress/run-checks.ts';

await runChecks(
  'npm run check',
  'Tests what needs no browser, in ten seconds:',
  [
    { types: ['all TypeScript', 'tsc'], lint: ['style and format', script('lint')] },
    {
      texts: [
        'READMEs, imports and workflows',
        'tsx tests/commands/unit-tests.ts workflows checks',
      ],
      ids: ['each id has tests and code', script('traceability')],
      properties: ['properties and unit tests of src/', script('properties')],
    },
  ],
  false,
);
