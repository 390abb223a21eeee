import { runChecks, script } from '../run/progress/run-checks.ts';

await runChecks(
  'npm test',
  `Builds the page and tests it, in two parallel queues: all examples; and types, style, READMEs, \
ids, properties, a walk, components.`,
  [
    { features: script('spec') },
    {
      types: 'tsc',
      lint: script('lint'),
      texts: 'tsx tests/commands/unit-tests.ts workflows checks',
      ids: script('traceability'),
      properties: script('properties'),
      // Waits more than it computes.
      walk: script('walk', '--short'),
      components: script('components'),
    },
  ],
);
