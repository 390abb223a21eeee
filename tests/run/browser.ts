import { ensureBrowser } from '../browser/ensure.ts';

/** Path of a working browser; without one, exits the process with an error message. */
export async function browserPath(): Promise<string> {
  try {
    return await ensureBrowser();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
