/**
 * `npm run webkit [id …]`: opens the document of `npm run site` in an installed WebKit and runs there, point
 * by point, all examples that need no driven browser, or those of the given points. Writes the message
 * stream to `reports/spec-webkit.ndjson`.
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { startDriver } from '../document/webkit/processes.ts';
import { Session } from '../document/webkit/session.ts';
import { run } from '../run/command.ts';
import { serve } from '../run/serve.ts';

const REPORT = 'reports/spec-webkit.ndjson';
const POLL_MS = 500;

/** The ids of the points that have a Run control. */
const POINTS = `
  return [...document.querySelectorAll('.rule')]
    .filter((rule) => rule.querySelector(':scope > .run'))
    .map(({ id }) => id);`;

/** The result of a run in words; empty until it ends. */
const RESULT = `
  const dock = document.querySelector('.dock');
  const isOver = dock && !dock.querySelector('.stream').hidden;
  return isOver ? dock.querySelector('.count').textContent : '';`;

const STREAM = `
  const stream = await fetch(document.querySelector('.dock .stream').href);
  return stream.text();`;

/** Runs the examples of a point; returns the result in words, and the message stream. */
async function runPoint(session: Session, id: string): Promise<[string, string]> {
  await session.evaluate(`document.querySelector('[aria-label="Run ${id}"]').click();`);
  for (;;) {
    const result = await session.evaluate<string>(RESULT);
    if (result) return [result, await session.evaluateAsync<string>(STREAM)];
    await setTimeout(POLL_MS);
  }
}

const ids = process.argv.slice(2);
if (!existsSync('dist/spec/run')) {
  process.exitCode = await run('npm', ['run', '--silent', 'site']);
  if (process.exitCode) process.exit();
}
const served = await serve();
const driver = await startDriver().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  const session = await Session.start(driver.url);
  console.log(session.browser);
  const document = new URL('spec/', served.url).href;
  await session.open(document);
  const points = ids.length > 0 ? ids : await session.evaluate<string[]>(POINTS);
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, '');
  let failed = 0;
  for (const id of points) {
    // Reloaded for each point: WebKit retains about 1 MB for each example.
    await session.open(document);
    const [result, stream] = await runPoint(session, id);
    console.log(`${id}: ${result}`);
    failed += Number(/(\d+) failed/.exec(result)?.[1]);
    appendFileSync(REPORT, stream);
  }
  await session.close();
  console.log(`${failed} failed: ${REPORT}`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  driver.end();
  await served.close();
}
