/** `npm run spec -- --watch`: runs on every save the examples that it concerns. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfiguration } from '@cucumber/cucumber/api';
import { browserType } from '../run/browser/engine.ts';
import { launchOptions } from '../run/browser/launch.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { onEnding } from '../run/ending.ts';
import { type ServedPage, serve } from '../run/serve.ts';
import { setting } from '../run/settings.ts';
import { PAGE } from './page.ts';
import { Runners } from './runners.ts';
import { watchProject } from './saves.ts';
import { readKeys } from './terminal.ts';
import { Watcher } from './watcher.ts';

const KEYS = 'a: all · f: failed · i: a point by its id · Enter: again · q: quit';

/** This project's page, served before it is built for the first time. */
async function servePage(): Promise<ServedPage> {
  const document = join(PAGE, 'index.html');
  mkdirSync(PAGE, { recursive: true });
  if (!existsSync(document)) writeFileSync(document, '');
  return serve(PAGE);
}

/**
 * Watches until the user quits.
 *
 * @param args what narrows the examples, as cucumber takes it
 */
export async function watch(args: readonly string[]): Promise<void> {
  const profile = { profiles: ['watch'], provided: [...args] };
  const { sources } = (await loadConfiguration(profile)).runConfiguration;
  const isOwnPage = !setting('BASE_URL');
  const page = isOwnPage ? await servePage() : undefined;
  await provideBrowser();
  // The signals are the watcher's.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await browserType().launchServer({ ...launchOptions(), ...signals });
  const runners = new Runners(args, {
    BROWSER_SERVER: browser.wsEndpoint(),
    ...(page && { OWN_PAGE: page.url }),
  });
  const watcher = new Watcher(sources, runners, isOwnPage);
  const { files, close } = await watchProject((path, before) => watcher.saved(path, before));
  const end = () => watcher.end();
  // Vite's preview would end the process before all is closed.
  process.removeAllListeners('SIGTERM');
  const stopListening = onEnding(end);
  const leave = readKeys((command) => ('quit' in command ? end() : watcher.obey(command)));
  await watcher.watch(files, process.stdin.isTTY ? KEYS : 'Ctrl-C ends it.');
  leave();
  stopListening();
  await Promise.all([runners.end(), close(), page?.close(), browser.close()]);
}
