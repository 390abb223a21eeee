import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const workflow = readFileSync('.github/workflows/site.yml', 'utf8');

test('the workflow names every shard of the document, so that none can be missing', () => {
  const [, shards = ''] = /shard: \[(.+)\]/.exec(workflow) ?? [];
  const named = [...workflow.matchAll(/reports\/shards\/(\S+)\/spec\.ndjson/g)];
  expect(named.map(([, name]) => name)).toEqual(shards.split(', ').map((nth) => `shard-${nth}`));
  expect(workflow).toContain(`--shard \${{ matrix.shard }}/${named.length}`);
});

test('the workflow publishes only from the main branch', () => {
  const [, publish = ''] = workflow.split(/^ {2}publish:$/m);
  expect(publish).toMatch(/^ {4}if: .*&& github\.ref == 'refs\/heads\/main' \}\}$/m);
});
