import { readArguments } from '../run/command-line.ts';
import { runChecks, script } from '../run/progress/run-checks.ts';

readArguments('npm test\n\nTests the page by the specification.', {});
await runChecks([
  [{ name: 'features', command: script('spec'), report: 'reports/spec.xml' }],
  [
    { name: 'types', command: 'tsc' },
    { name: 'lint', command: script('lint') },
    {
      name: 'workflows',
      command: 'tsx tests/commands/unit-tests.ts workflows checks',
      report: 'reports/workflows.xml',
    },
    { name: 'ids', command: script('traceability') },
    { name: 'properties', command: script('properties'), report: 'reports/properties.xml' },
    // Waits more than it computes.
    { name: 'walk', command: script('walk', '--short'), report: 'reports/walks.xml' },
    { name: 'components', command: script('components'), report: 'reports/components.xml' },
  ],
]);
