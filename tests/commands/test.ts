import { runChecks, script } from '../run/progress/run-checks.ts';

await runChecks('npm test', 'Tests the page, in two parallel queues, after building it:', [
  { features: ['all examples, in a browser', script('spec')] },
  {
    types: ['all TypeScript', 'tsc'],
    lint: ['style and format', script('lint')],
    texts: ['READMEs, imports and workflows', 'tsx tests/commands/unit-tests.ts workflows checks'],
    ids: ['each id has tests and code', script('traceability')],
    properties: ['properties and unit tests of src/', script('properties')],
    // Waits more than it computes.
    walk: ['a random walk, compared with a model', script('walk', '--short')],
    components: ['states that the page itself cannot reach', script('components')],
  },
]);
