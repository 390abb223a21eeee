import { runChecks, script } from '../run/progress/run-checks.ts';

await runChecks('npm test\n\nTests the page by the specification.', [
  [{ name: 'features', command: script('spec') }],
  [
    { name: 'types', command: 'tsc' },
    { name: 'lint', command: script('lint') },
    { name: 'workflows', command: 'tsx tests/commands/unit-tests.ts workflows checks' },
    { name: 'ids', command: script('traceability') },
    { name: 'properties', command: script('properties') },
    // Waits more than it computes.
    { name: 'walk', command: script('walk', '--short') },
    { name: 'components', command: script('components') },
  ],
]);
