/** Hooks that report to the watcher which lines of `src` each example reaches, in Chromium. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { After, Before } from '@cucumber/cucumber';
import type { CDPSession } from '@playwright/test';
import { ON_A_PAGE, type SpecificationWorld } from '../../step-definitions/support/world.ts';
import { devtools, hasDevtools } from '../driver/driven/devtools.ts';
import { contentId } from '../results/features.ts';
import { report } from '../run/worker.ts';
import { linesRun, type Origins, originsOf } from './coverage.ts';
import { PAGE } from './page.ts';
import type { Report } from './worker.ts';

const sessions = new WeakMap<SpecificationWorld, CDPSession>();
const origins = new Map<string, Origins>();

/** The origins of a script of the built page; none for the scripts of another page. */
function originsFor(url: string): Origins {
  const script = join(PAGE, 'assets', basename(url));
  const known = origins.get(script) ?? (existsSync(`${script}.map`) ? originsOf(script) : []);
  origins.set(script, known);
  return known;
}

Before(ON_A_PAGE, async function (this: SpecificationWorld) {
  if (!hasDevtools(this.page)) return;
  const session = await devtools(this.page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  sessions.set(this, session);
});

After(ON_A_PAGE, async function (this: SpecificationWorld, { pickle }) {
  const session = sessions.get(this);
  if (!session || this.page.isClosed()) return;
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const reached: Record<string, number[]> = {};
  for (const { url, functions } of result) {
    for (const [file, lines] of Object.entries(linesRun(originsFor(url), functions))) {
      reached[file] = [...new Set([...(reached[file] ?? []), ...lines])];
    }
  }
  report<Report>({ id: contentId(pickle), reached });
});
