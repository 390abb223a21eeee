import * as cucumber from '@cucumber/cucumber';
import type { Page } from '@playwright/test';
import type { Contact } from '../../src/contact/contact.ts';
import type { Threshold } from '../../src/loading/threshold.ts';
import type { ContactsPage } from '../../tests/driver/contacts-page.ts';
import type { OutlineTarget } from '../../tests/driver/in-page/outlines.ts';
import type { Target } from '../../tests/driver/in-page/targets.ts';
import type { Need } from '../../tests/driver/judged-window.ts';
import { attachEvidence } from '../../tests/evidence/attachments.ts';
import type { Picture } from '../../tests/evidence/pictures/picture.ts';

/** Scenarios about a module of this project alone need no page. */
export const ON_A_PAGE = { tags: 'not @module' };

/** What a profile of `cucumber.mjs` or a command may ask of the hooks. */
export interface RunParameters {
  /** Which scenarios keep pictures: each profile says it. */
  readonly evidence?: 'all' | 'failed' | 'none';
  /** The time after which no example starts, in ms since the epoch. */
  readonly until?: number;
  /** The failures of walks by the files of their examples, which may pass when they run again. */
  readonly walkFailures?: Readonly<Record<string, string>>;
  /** The address of this project's page, where it is served already. */
  readonly ownPage?: string;
  /** Whether browser and server stay for another run in this process. */
  readonly staysOpen?: boolean;
}

/** What the steps of one scenario share. */
export class SpecificationWorld extends cucumber.World<RunParameters> {
  /** The Playwright page, for hooks only: steps also run in a frame, without Playwright. */
  declare page: Page;
  declare contacts: ContactsPage;
  declare picture: Picture;
  /** Whether another page is judged, whose contacts may not suit every example. */
  isOtherPage = false;
  /** Why a step has skipped the example. */
  reason = '';

  /** Whether this scenario keeps evidence, given whether it has failed. */
  keepsEvidence(hasFailed: boolean): boolean {
    const { evidence } = this.parameters;
    return evidence === 'all' || (evidence === 'failed' && hasFailed);
  }

  /**
   * Skips the example, because the contacts of this page cannot show its subject. The step returns the result.
   *
   * @throws Error on this project's own page, whose contacts can
   */
  skip(reason: string): 'skipped' {
    if (!this.isOtherPage) throw new Error(reason);
    attachEvidence(this, 'reason', reason);
    this.reason = reason;
    return 'skipped';
  }

  /** Outlines a subject of the current step in the picture; one call for each. */
  outline(at: Target, how: Omit<OutlineTarget, 'at'> = {}): void {
    this.picture.outline({ at, ...how });
  }

  /** The page as it was printed. */
  declare paper: Uint8Array;
  /** The results of a module, in an example without a page. */
  result: Result = {};
}

/** The results of a module of this project. */
export interface Result {
  readonly contacts?: readonly Contact[];
  readonly markup?: string;
  readonly threshold?: Threshold;
  readonly warnings?: readonly string[];
  readonly error?: unknown;
}

cucumber.setWorldConstructor(SpecificationWorld);

/** Cucumber's functions that define steps; `this` is the World. */
export const Given = cucumber.Given<SpecificationWorld>;
export const When = cucumber.When<SpecificationWorld>;
export const Then = cucumber.Then<SpecificationWorld>;

/** The options of a step that runs only where the page's window provides `need`. */
export function needs(need: Need): { wrapperOptions: { need: Need } } {
  return { wrapperOptions: { need } };
}
