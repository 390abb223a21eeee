/** The browser engine of this run: chosen by `--browser` or the setting `SPEC_BROWSER`. */
import { type ENGINES, setting } from '../settings.ts';

type Engine = (typeof ENGINES)[number];

/** The engine of this run. */
export const engine = () => setting('SPEC_BROWSER') as Engine;

/** The path of a report of this run; outside Chromium it has the engine's name. */
export function reportName(name: string, extension = ''): string {
  return `reports/${name}${engine() === 'chromium' ? '' : `-${engine()}`}${extension}`;
}
