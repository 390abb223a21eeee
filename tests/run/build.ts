import { run } from './command.ts';
import { setting } from './settings.ts';

/** Builds the page into `dist/`, unless `npm test` has done so; returns the exit code. */
export async function buildPage(): Promise<number> {
  return setting('IS_BUILT') ? 0 : run('vite', ['build', '--logLevel', 'warn']);
}
