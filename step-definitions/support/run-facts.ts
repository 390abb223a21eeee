import { spawnSync } from 'node:child_process';
import type { Browser } from '@playwright/test';
import type { RunFacts } from '../../tests/site/facts.ts';
import type { SpecificationWorld } from './world.ts';

function git(...args: readonly string[]): string {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}

let attached = false;

/**
 * Attaches on which browser, commit and page the run is made: to the first scenario in this process
 * that has a page, as a hook of the whole run cannot attach anything.
 */
export function attachRunFactsOnce(world: SpecificationWorld, browser: Browser): void {
  if (attached) return;
  attached = true;
  const facts: RunFacts = {
    browser: `${browser.browserType().name()} ${browser.version()}`,
    commit: git('rev-parse', 'HEAD'),
    committed: git('log', '-1', '--format=%cI'),
    changed: git('status', '--porcelain') !== '',
    ...(process.env.BASE_URL && { page: process.env.BASE_URL }),
  };
  world.attach(JSON.stringify(facts), { mediaType: 'application/json', fileName: 'run.json' });
}
