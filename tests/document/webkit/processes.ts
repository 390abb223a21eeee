/** Starts the WebDriver of a WebKit and, if needed, a display. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { which } from '../../run/browser/candidates.ts';
import { environment, systemVariable } from '../../run/settings.ts';

/** The drivers of WebKitGTK, WPE and Safari. */
const DRIVERS = ['WebKitWebDriver', 'WPEWebDriver', 'safaridriver'];

/** Time-out for a driver to start, in ms. */
const START_MS = 30_000;
const POLL_MS = 100;

interface StartedDriver {
  readonly url: string;
  end(): void;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a display if one is needed and there is none; returns its name. */
async function startDisplay(): Promise<{ display: string | undefined; process?: ChildProcess }> {
  const display = systemVariable('DISPLAY');
  const isShown = display || systemVariable('WAYLAND_DISPLAY') || process.platform !== 'linux';
  if (isShown) return { display };
  if (!which('Xvfb')) throw new Error('There is no display: set DISPLAY, or install Xvfb');
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24'];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data');
  return { display: `:${String(number).trim()}`, process: xvfb };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += POLL_MS) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`The driver did not answer within ${START_MS} ms`);
}

/** @throws Error if there is no driver or no display */
export async function startDriver(): Promise<StartedDriver> {
  const command = DRIVERS.map(which).find(Boolean);
  if (!command) {
    throw new Error(
      `There is no WebDriver of a WebKit: tried ${DRIVERS.join(', ')}. Debian has the package webkit2gtk-driver`,
    );
  }
  const { display, process: shown } = await startDisplay();
  const port = await freePort();
  const driver = spawn(command, [`--port=${port}`], {
    stdio: 'ignore',
    env: environment(display ? { DISPLAY: display } : {}),
  });
  const url = `http://127.0.0.1:${port}`;
  const end = () => {
    driver.kill();
    shown?.kill();
  };
  try {
    await untilItAnswers(url);
  } catch (error) {
    end();
    throw error;
  }
  return { url, end };
}
