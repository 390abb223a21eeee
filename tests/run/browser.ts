import { engine, PATH_VARIABLES } from '../browser/engine.ts';
import { ensureBrowser } from '../browser/ensure.ts';

/**
 * Finds a working browser for the engine of this run, and puts its path where this process and those
 * that it starts look first. Without one, exits the process with an error message.
 */
export async function provideBrowser(): Promise<void> {
  try {
    process.env[PATH_VARIABLES[engine()]] = await ensureBrowser();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
