/** What the workflows may do. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
const site = readFileSync(`${FOLDER}/site.yml`, 'utf8');
const all = workflows.join('\n');

test('every action is pinned to a commit, with its version in a comment', () => {
  const actions = all.match(/\buses:.*/g) ?? [];
  assert.ok(actions.length > 0);
  for (const action of actions) assert.match(action, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('the workflows may only read the project, and publish its site from the main branch', () => {
  const writes = all.match(/\S+: (?:write|read-all|write-all)\b/g);
  assert.deepEqual(writes, ['pages: write', 'id-token: write']);
  for (const text of workflows) assert.match(text, /^permissions: \{\}$/m);
  const checkouts = all.match(/uses: actions\/checkout.*\n +with:\n +persist-credentials: false/g);
  assert.equal(checkouts?.length, all.match(/uses: actions\/checkout/g)?.length);
  assert.match(
    site,
    /^ {2}publish:\n(?:.*\n)*? {4}if: .*&& github\.ref == 'refs\/heads\/main' \}\}$/m,
  );
});

test('the workflow of the site names every shard, so that none is missing from the document', () => {
  const [, shards = ''] = /shard: \[(.+)\]/.exec(site) ?? [];
  const named = [...site.matchAll(/reports\/shards\/shard-(\S+)\/spec\.ndjson/g)];
  assert.equal(named.map(([, nth]) => nth).join(', '), shards);
  assert.ok(site.includes(`--shard \${{ matrix.shard }}/${named.length}`));
});
