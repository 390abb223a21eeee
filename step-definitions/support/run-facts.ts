import type { Browser } from '@playwright/test';
import { attachRunFacts } from '../../tests/evidence/attachments.ts';
import { readCommit } from '../../tests/run/commit.ts';
import { setting, withoutCredentials } from '../../tests/run/settings.ts';
import type { SpecificationWorld } from './world.ts';

let attached = false;

/**
 * Attaches the browser, commit and page of the run to the first scenario in this process with a page: a
 * `BeforeAll` hook cannot attach anything.
 */
export function attachRunFactsOnce(world: SpecificationWorld, browser: Browser): void {
  if (attached) return;
  attached = true;
  const page = setting('SPEC_BASE_URL');
  attachRunFacts(world.attach, {
    browser: `${browser.browserType().name()} ${browser.version()}`,
    ...readCommit(),
    ...(page && { page: withoutCredentials(page) }),
    pictures: world.keepsEvidence(false),
  });
}
