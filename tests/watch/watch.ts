/** `npm run spec -- --watch`: runs the examples on each save, those affected by it first. */
import { loadConfiguration } from '@cucumber/cucumber/api';
import { browserType } from '../run/browser/engine.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { setting } from '../run/settings.ts';
import { onTermination } from '../run/signals.ts';
import { HINT, readCommands } from './commands.ts';
import { watchProject } from './files.ts';
import { servePage } from './page.ts';
import { Project } from './project.ts';
import { Watcher } from './watcher.ts';
import { Workers } from './workers.ts';

/**
 * Watches until the user quits.
 *
 * @param args cucumber's arguments, which choose the examples
 */
export async function watch(args: readonly string[]): Promise<void> {
  const profile = { profiles: ['watch'], provided: [...args] };
  const { sources } = (await loadConfiguration(profile)).runConfiguration;
  const page = setting('SPEC_BASE_URL') ? undefined : await servePage();
  await provideBrowser();
  // The watcher handles the signals.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await browserType().launchServer({ ...launchOptions(), ...signals });
  const workers = new Workers(args, {
    SPEC_BROWSER_SERVER: browser.wsEndpoint(),
    ...(page && { SPEC_OWN_PAGE: page.url }),
  });
  const watcher = new Watcher(sources, workers, new Project(workers, page !== undefined));
  const close = await watchProject((path) => watcher.change(path));
  // Vite's preview would end the process before everything is closed.
  process.removeAllListeners('SIGTERM');
  const stopListening = onTermination(() => watcher.handle('quit'));
  const stopReading = readCommands((command) => watcher.handle(command));
  await watcher.watch(process.stdin.isTTY ? HINT : 'Ctrl-C ends it.');
  stopReading();
  stopListening();
  await Promise.all([workers.end(), close(), page?.close(), browser.close()]);
}
