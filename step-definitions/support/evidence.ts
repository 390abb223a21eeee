/** What a scenario leaves behind for the report. */
import type { Browser } from '@playwright/test';
import { attachEvidence } from '../../tests/evidence/attachments.ts';
import { readCommit } from '../../tests/run/commit.ts';
import { setting } from '../../tests/run/settings.ts';
import type { SpecificationWorld } from './world.ts';

/** Number of contacts of a list that are shown. */
const SHOWN_CONTACTS = 4;

/**
 * Attaches the printed page, and a picture of the page: cropped to the outlines, or whole after a failure.
 */
export async function attachPage(world: SpecificationWorld, isOk: boolean): Promise<void> {
  if (world.paper) attachEvidence(world, 'paper', Buffer.from(world.paper));
  if (world.page.url() === 'about:blank') return;
  const { smallFailures } = world.parameters;
  const { body, ...facts } = await world.picture.take(!isOk && !smallFailures, smallFailures);
  attachEvidence(world, 'picture', body);
  attachEvidence(world, 'pictureFacts', facts);
}

/** Attaches what a module returned, where there was no page to see. */
export function attachResult(world: SpecificationWorld): void {
  const { contacts, error, warnings, markup } = world.result;
  const returned = {
    ...(contacts && { contacts: contacts.length, first: contacts.slice(0, SHOWN_CONTACTS) }),
    ...(error instanceof Error && { error: `${error.name}: ${error.message}` }),
    ...(warnings && { warnings }),
    ...(markup && { markup }),
  };
  if (Object.keys(returned).length > 0) attachEvidence(world, 'returned', returned);
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
