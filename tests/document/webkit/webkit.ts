/**
 * `npm run webkit [id …]`: opens the document of `npm run site` in an installed WebKit, runs there,
 * point by point, all examples that a browser can run by itself, or those of some points, and keeps the
 * run as `reports/spec-webkit.ndjson`.
 */
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { run } from '../../run/command.ts';
import { serve } from '../../run/serve.ts';
import { startDriver } from './processes.ts';
import { Session } from './session.ts';

const REPORT = 'reports/spec-webkit.ndjson';
const POLL_MS = 500;

/** The ids of the points that have a Run control. */
const POINTS = `
  return [...document.querySelectorAll('.rule')]
    .filter((rule) => rule.querySelector(':scope > .run'))
    .map(({ id }) => id);`;

/** What the document says at the end of a run; empty before. */
const SAID = `
  const dock = document.querySelector('.dock');
  const isOver = dock && !dock.querySelector('.stream').hidden;
  return isOver ? dock.querySelector('.count').textContent : '';`;

const STREAM = `
  const stream = await fetch(document.querySelector('.dock .stream').href);
  return stream.text();`;

/** Runs the examples of a point; gives the count in words, and the message stream. */
async function runPoint(session: Session, id: string): Promise<[string, string]> {
  await session.evaluate(`document.querySelector('[aria-label="Run ${id}"]').click();`);
  for (;;) {
    const said = await session.evaluate<string>(SAID);
    if (said) return [said, await session.evaluateAsync<string>(STREAM)];
    await setTimeout(POLL_MS);
  }
}

const asked = process.argv.slice(2);
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
  const points = asked.length > 0 ? asked : await session.evaluate<string[]>(POINTS);
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, '');
  let failed = 0;
  for (const id of points) {
    // Each in a document that has run nothing: WebKit keeps about 1 MB of every example.
    await session.open(document);
    const [said, stream] = await runPoint(session, id);
    console.log(`${id}: ${said}`);
    failed += Number(/(\d+) failed/.exec(said)?.[1]);
    appendFileSync(REPORT, stream);
  }
  await session.close();
  console.log(`${failed} failed: ${REPORT}`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  driver.end();
  await served.close();
}
