import { setWorldConstructor, World } from '@cucumber/cucumber';
import type { Page } from '@playwright/test';
import type { Contact } from '../../src/contact/contact.ts';
import type { Threshold } from '../../src/loading/threshold.ts';
import type { ContactsPage } from '../../tests/driver/contacts-page.ts';
import type { OtherServer } from '../../tests/driver/driven/other-server.ts';
import type { OutlineTarget } from '../../tests/driver/in-page/outlines.ts';
import type { Target } from '../../tests/driver/in-page/targets.ts';
import { attachNotJudged } from '../../tests/evidence/attachments.ts';
import type { Picture } from '../../tests/evidence/pictures/picture.ts';

/** Scenarios about a module of this project alone need no page. */
export const ON_A_PAGE = { tags: 'not @module' };

/** What a profile of `cucumber.mjs` may ask of the hooks. */
export interface RunParameters {
  /** Which scenarios keep pictures, and failed ones a trace; all do unless a profile says otherwise. */
  readonly evidence?: 'all' | 'failed' | 'none';
  /** Whether pictures of failures are cropped as all others are, and smaller. */
  readonly smallFailures?: boolean;
  /** Whether browser and server stay for another run in this process. */
  readonly staysOpen?: boolean;
}

/** What the steps of one scenario share. */
export class SpecificationWorld extends World<RunParameters> {
  /** The page's window, as Playwright drives it: for hooks alone, as steps run in a frame, too. */
  declare page: Page;
  declare contacts: ContactsPage;
  declare picture: Picture;
  /** Whether the page is somebody's own, which may not allow every example to judge it. */
  isAnyPage = false;

  /** Whether this scenario keeps evidence, given whether it has failed. */
  keepsEvidence(hasFailed: boolean): boolean {
    const { evidence = 'all' } = this.parameters;
    return evidence === 'all' || (evidence === 'failed' && hasFailed);
  }

  /**
   * For a step to return where this page's contacts cannot show what the example is about: it is not judged.
   *
   * @throws Error on this project's own page, whose contacts can
   */
  skip(reason: string): 'skipped' {
    if (!this.isAnyPage) throw new Error(reason);
    attachNotJudged(this.attach, reason);
    return 'skipped';
  }

  /** Says what the present step is about, for the picture. Once for each thing. */
  outline(at: Target, how: Omit<OutlineTarget, 'at'> = {}): void {
    this.picture.outline({ at, ...how });
  }

  /** The page as it was printed. */
  declare paper: { readonly pdf: Uint8Array };
  /** A server of another origin. */
  otherServer?: OtherServer;
  /** What a module gave, in an example without a page. */
  result: Result = {};
}

/** What a module of this project gave. */
export interface Result {
  readonly contacts?: readonly Contact[];
  readonly markup?: string;
  readonly threshold?: Threshold;
  readonly warnings?: readonly string[];
  readonly error?: unknown;
}

setWorldConstructor(SpecificationWorld);
