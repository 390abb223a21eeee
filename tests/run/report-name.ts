import { engine } from './browser/engine.ts';

/** Path of a report of this run: those of other engines than Chromium carry the engine's name. */
export function reportName(name: string, extension = ''): string {
  return `reports/${name}${engine() === 'chromium' ? '' : `-${engine()}`}${extension}`;
}
