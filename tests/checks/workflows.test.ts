import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
const site = readFileSync(`${FOLDER}/site.yml`, 'utf8');
const lines = workflows.flatMap((text) => text.split('\n'));

test('every action is pinned to a commit, with its version in a comment', () => {
  const actions = lines.filter((line) => /\buses:/.test(line));
  assert.ok(actions.length > 0);
  for (const action of actions) assert.match(action, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the workflows may only read the project and publish its site', () => {
  const writes = lines.flatMap((line) => line.match(/\S+: (?:write|read-all|write-all)\b/) ?? []);
  assert.deepEqual(writes, ['pages: write', 'id-token: write']);
  for (const text of workflows) {
    assert.match(text, /^permissions: \{\}$/m);
    const checkouts = text.match(/uses: actions\/checkout/g) ?? [];
    const uncredentialed = text.match(/persist-credentials: false/g) ?? [];
    assert.equal(checkouts.length, uncredentialed.length);
  }
});

test('the workflow of the site names every shard, so that none is missing from the document', () => {
  const [, shards = ''] = /shard: \[(.+)\]/.exec(site) ?? [];
  const named = [...site.matchAll(/reports\/shards\/(\S+)\/spec\.ndjson/g)];
  assert.deepEqual(
    named.map(([, name]) => name),
    shards.split(', ').map((nth) => `shard-${nth}`),
  );
  assert.ok(site.includes(`--shard \${{ matrix.shard }}/${named.length}`));
});

test('the workflow of the site publishes only from the main branch', () => {
  const [, publish = ''] = site.split(/^ {2}publish:$/m);
  assert.match(publish, /^ {4}if: .*&& github\.ref == 'refs\/heads\/main' \}\}$/m);
});
