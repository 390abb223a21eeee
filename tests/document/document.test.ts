import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { OPENS, runOf } from '../results/recordings/made-up-run.ts';
import { streamOf } from '../results/run-messages.ts';
import { capture } from '../run/command.ts';

test('where a stream is cut off, no document is built, and the command fails in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  const [stream, document] = [join(folder, 'cut.ndjson'), join(folder, 'document')];
  writeFileSync(stream, streamOf(runOf({ [OPENS]: ['....'] })).slice(0, -40));
  const { code, output } = await capture('tsx', ['tests/document/document.ts', document, stream]);
  assert.equal(code, 1);
  assert.match(
    output,
    /^The message stream .+ is cut off in its last line\. .+: "npm run spec"\.\n$/,
  );
  assert.equal(existsSync(document), false);
});
