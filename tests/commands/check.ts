import { runChecks, script } from '../run/progress/run-checks.ts';

await runChecks(
  'npm run check',
  'Tests what needs no browser, in a few seconds: types, style, ids, properties and unit tests of src/.',
  [
    { types: 'tsc', lint: script('lint') },
    { ids: script('traceability'), properties: script('properties') },
  ],
  false,
);
