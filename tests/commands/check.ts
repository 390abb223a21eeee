import { runChecks, script } from '../run/progress/run-checks.ts';

await runChecks(
  'npm run check',
  'Tests what needs no browser, in ten seconds: types, style, READMEs, ids, properties.',
  [
    { types: 'tsc', lint: script('lint') },
    {
      texts: 'tsx tests/commands/unit-tests.ts workflows checks',
      ids: script('traceability'),
      properties: script('properties'),
    },
  ],
  false,
);
