import { runChecks, script } from '../run/progress/run-checks.ts';

const HELP = `npm run check

Tests what needs no browser, in a few seconds: types, style, ids, and properties and unit tests of src/.`;

await runChecks(
  HELP,
  [
    { types: 'tsc', lint: script('lint') },
    { ids: script('traceability'), properties: script('properties') },
  ],
  false,
);
