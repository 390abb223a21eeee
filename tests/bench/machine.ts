import { cpus, release, totalmem, type } from 'node:os';
import type { Browser } from '@playwright/test';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Memory in GiB, rounded. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly browser: string;
}

/** Describes the machine of this run. */
export function describeMachine(browser: Browser): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release().split('-')[0]}`,
    node: process.version,
    browser: `${browser.browserType().name()} ${browser.version()}`,
  };
}
