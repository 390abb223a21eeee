/** Hooks that tell the watcher which lines of `src` each example reaches. */

import { basename } from 'node:path';
import { After, Before } from '@cucumber/cucumber';
import type { CDPSession } from '@playwright/test';
import { ON_A_PAGE, type SpecificationWorld } from '../../step-definitions/support/world.ts';
import { devtools } from '../driver/driven/devtools.ts';
import { contentId } from '../results/features.ts';
import { setting } from '../run/settings.ts';
import { linesRun } from './coverage.ts';
import { keptOrigins } from './origins.ts';
import type { Report } from './runner.ts';

const sessions = new WeakMap<SpecificationWorld, CDPSession>();
let origins: ReturnType<typeof keptOrigins> | undefined;

// Where another page comes from, nobody knows.
if (!setting('BASE_URL')) {
  Before(ON_A_PAGE, async function (this: SpecificationWorld) {
    const session = await devtools(this.page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    sessions.set(this, session);
  });

  After(ON_A_PAGE, async function (this: SpecificationWorld, { pickle }) {
    const session = sessions.get(this);
    if (!session || this.page.isClosed()) return;
    origins ??= keptOrigins();
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const reached: Record<string, number[]> = {};
    for (const { url, functions } of result) {
      const known = origins[basename(url)];
      if (!known) continue;
      for (const [file, lines] of Object.entries(linesRun(known, functions))) {
        reached[file] = [...new Set([...(reached[file] ?? []), ...lines])];
      }
    }
    process.send?.({ id: contentId(pickle), reached } satisfies Report);
  });
}
