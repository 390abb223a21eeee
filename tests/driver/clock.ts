import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { PageClock } from './in-page/clock.ts';

const [script] = buildSync({
  entryPoints: [fileURLToPath(new URL('in-page/clock.ts', import.meta.url))],
  bundle: true,
  // What the fake timers ask of Node alone.
  external: ['util', 'timers', 'timers/promises', 'perf_hooks'],
  minify: true,
  write: false,
  logLevel: 'error',
}).outputFiles;
const IN_PAGE = script?.text as string;

/**
 * The page's clock, held: timers and animation frames happen only when a step says so. Rendering,
 * scroll events and resize observers stay the browser's own; `settle` waits for them.
 */
export class HeldClock {
  constructor(private readonly page: Page) {}

  /** Makes the page able to settle, its clock running. To be called before the page opens. */
  async watch(): Promise<void> {
    await this.page.addInitScript(IN_PAGE);
  }

  /** Takes hold of the clock. To be called before the page opens. */
  async install(): Promise<void> {
    await this.page.addInitScript(`${IN_PAGE};window[Symbol.for('clock')].hold()`);
  }

  /** Takes hold of the clock of a page that is open, and watched. */
  hold = () => this.call('hold');
  settle = () => this.call('settle');
  isStill = () => this.call('isStill');
  tick = (ms: number) => this.call('tick', ms);
  pass = (ms: number) => this.call('pass', ms);
  passFrame = () => this.call('passFrame');
  reachBrinkOfFrame = () => this.call('reachBrinkOfFrame');
  setMachine = (ms: number) => this.call('setMachine', ms);

  private call<Name extends keyof PageClock>(
    name: Name,
    ...given: Parameters<PageClock[Name]>
  ): Promise<Awaited<ReturnType<PageClock[Name]>>> {
    return this.page.evaluate(
      ([method, args]) => Reflect.get(window, Symbol.for('clock'))[method](...args),
      [name, given] as const,
    );
  }
}
