import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const workflow = readFileSync('.github/workflows/site.yml', 'utf8');

test('the workflow names every shard of the document, so that none can be missing', () => {
  const [, shards = ''] = /shard: \[(.+)\]/.exec(workflow) ?? [];
  const named = [...workflow.matchAll(/reports\/shards\/(\S+)\/spec\.ndjson/g)];
  assert.deepEqual(
    named.map(([, name]) => name),
    shards.split(', ').map((nth) => `shard-${nth}`),
  );
  assert.ok(workflow.includes(`--shard \${{ matrix.shard }}/${named.length}`));
});

test('the workflow publishes only from the main branch', () => {
  const [, publish = ''] = workflow.split(/^ {2}publish:$/m);
  assert.match(publish, /^ {4}if: .*&& github\.ref == 'refs\/heads\/main' \}\}$/m);
});
