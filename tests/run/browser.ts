import { ensureBrowser } from '../browser/ensure.ts';

/** Path of a browser that starts; where there is none, ends the command and says why. */
export async function browserPath(): Promise<string> {
  try {
    return await ensureBrowser();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
