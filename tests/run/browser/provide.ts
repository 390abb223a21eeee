import { change, setting } from '../settings.ts';
import { engine, PATH_SETTINGS } from './engine.ts';
import { ensureBrowser } from './ensure.ts';

/** Makes a browser that has been started once the one of this process and of those that it starts. */
export function handOn(path: string): void {
  change({ STARTED_BROWSER: path, [PATH_SETTINGS[engine()]]: path });
}

/**
 * Finds a working browser for the engine of this run, unless one has been handed on. Without one, exits
 * the process with an error message.
 */
export async function provideBrowser(): Promise<void> {
  const path = setting(PATH_SETTINGS[engine()]);
  if (path && path === setting('STARTED_BROWSER')) return;
  try {
    handOn(await ensureBrowser());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
