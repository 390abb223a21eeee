/**
 * `npm run webkit [id]`: opens the document of `npm run site` in an installed WebKit, runs there all
 * examples that a browser can run by itself, or those of one point, and keeps the run as
 * `reports/spec-webkit.ndjson`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { run } from '../run/run.ts';
import { serve } from '../run/serve.ts';
import { startDriver } from './processes.ts';
import { Session } from './session.ts';

const REPORT = 'reports/spec-webkit.ndjson';
const POLL_MS = 2_000;

/** What the document shows of a run. */
interface Progress {
  /** What it says at the end; empty before. */
  readonly said: string;
  readonly done: number;
}

const READ = `
  const dock = document.querySelector('.dock');
  const isOver = dock && !dock.querySelector('.stream').hidden;
  return {
    said: isOver ? dock.querySelector('.count').textContent : '',
    done: dock ? dock.querySelector('progress').value : 0,
  };`;

const SAVE = `
  const stream = await fetch(document.querySelector('.dock .stream').href);
  return stream.text();`;

/** Runs what the button of this name offers; gives the count and the message stream. */
async function runInDocument(session: Session, name: string): Promise<[string, string]> {
  await session.evaluate(
    `document.querySelector(${JSON.stringify(`button[aria-label^=${JSON.stringify(name)}]`)}).click();`,
  );
  for (let shown = 0; ; ) {
    const { said, done } = await session.evaluate<Progress>(READ);
    if (said) return [said, await session.evaluateAsync<string>(SAVE)];
    if (done !== shown) console.log(`${done} examples`);
    shown = done;
    await setTimeout(POLL_MS);
  }
}

const [id] = process.argv.slice(2);
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
  await session.open(new URL('spec/', served.url).href);
  const [said, stream] = await runInDocument(session, id ? `Run ${id}` : 'Run ');
  await session.close();
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, stream);
  console.log(`${said}: ${REPORT}`);
  process.exitCode = / 0 failed/.test(said) ? 0 : 1;
} finally {
  driver.end();
  await served.close();
}
