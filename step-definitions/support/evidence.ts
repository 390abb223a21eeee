/** What a scenario leaves behind for the report. */
import type { Browser } from '@playwright/test';
import { attachEvidence } from '../../tests/evidence/attachments.ts';
import { readCommit } from '../../tests/run/commit.ts';
import { setting } from '../../tests/run/settings.ts';
import type { SpecificationWorld } from './world.ts';

/**
 * Attaches the printed page, and a picture of the page: cropped to the outlines, or whole after a failure.
 */
export async function attachPage(world: SpecificationWorld, hasFailed: boolean): Promise<void> {
  if (world.paper) attachEvidence(world, 'paper', Buffer.from(world.paper));
  if (world.page.url() === 'about:blank') return;
  const { body, ...facts } = await world.picture.take(hasFailed);
  attachEvidence(world, 'picture', body);
  attachEvidence(world, 'pictureFacts', facts);
}

let hasRunFacts = false;

/**
 * Attaches the browser, commit and page of the run to the first scenario in this process with a page: a
 * `BeforeAll` hook cannot attach anything.
 */
export function attachRunFactsOnce(world: SpecificationWorld, browser: Browser): void {
  if (hasRunFacts) return;
  hasRunFacts = true;
  const page = setting('SPEC_BASE_URL');
  attachEvidence(world, 'runFacts', {
    browser: `${browser.browserType().name()} ${browser.version()}`,
    ...readCommit(),
    ...(page && { page }),
  });
}
