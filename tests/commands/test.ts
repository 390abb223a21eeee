import { runChecks, script } from '../run/progress/run-checks.ts';

await runChecks('npm test', 'Tests the page by the specification.', [
  { features: script('spec') },
  {
    types: 'tsc',
    lint: script('lint'),
    workflows: 'tsx tests/commands/unit-tests.ts workflows checks',
    ids: script('traceability'),
    properties: script('properties'),
    // Waits more than it computes.
    walk: script('walk', '--short'),
    components: script('components'),
  },
]);
