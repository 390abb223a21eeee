import { engine, PATH_VARIABLES } from './engine.ts';
import { ensureBrowser } from './ensure.ts';

/** Makes a browser that has been started once the one of this process and of those that it starts. */
export function handOn(path: string): void {
  process.env.STARTED_BROWSER = path;
  process.env[PATH_VARIABLES[engine()]] = path;
}

/**
 * Finds a working browser for the engine of this run, unless one has been handed on. Without one, exits
 * the process with an error message.
 */
export async function provideBrowser(): Promise<void> {
  const path = process.env[PATH_VARIABLES[engine()]];
  if (path && path === process.env.STARTED_BROWSER) return;
  try {
    handOn(await ensureBrowser());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
