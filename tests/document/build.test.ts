import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { RECORDED } from '../results/recorded/recorded.ts';
import { capture } from '../run/command.ts';
import { ReportError } from '../run/reports/report-file.ts';
import { buildDocument } from './build.ts';

test('no document is built from a cut-off stream, and `npm run site` fails with one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  const [stream, document] = [join(folder, 'cut.ndjson'), join(folder, 'document')];
  writeFileSync(stream, readFileSync(RECORDED, 'utf8').slice(0, -40));
  await assert.rejects(buildDocument([stream], document), ReportError);
  assert.equal(existsSync(document), false);
  const env = { SPEC_IS_BUILT: '1' };
  const { code, output } = await capture('tsx', ['tests/commands/site.ts', stream], { env });
  assert.equal(code, 1);
  assert.equal(output, `${stream} is damaged.\n`);
});
