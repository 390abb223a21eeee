/** `npx tsx tests/results/recordings/record.ts` records the recordings of this folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from '../../run/browser/provide.ts';
import { buildPage, serve } from '../../run/serve.ts';
import { change } from '../../run/settings.ts';
import { streamOf } from '../run-messages.ts';
import { type Name, RECORDINGS } from './recordings.ts';
import { take } from './take.ts';

for (const engine of ['firefox', 'chromium']) {
  change({ SPEC_BROWSER: engine });
  await provideBrowser();
}
await buildPage();
const own = await serve();
for (const name of Object.keys(RECORDINGS) as Name[]) {
  const envelopes = await take(name, own.url);
  const ran = envelopes.filter(({ testCaseFinished }) => testCaseFinished).length;
  writeFileSync(join(import.meta.dirname, `${name}.ndjson`), streamOf(envelopes));
  console.log(`${name}: ${ran} attempts`);
}
await own.close();
