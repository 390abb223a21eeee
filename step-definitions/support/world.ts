import { setWorldConstructor, World } from '@cucumber/cucumber';
import type { BrowserContext, ElementHandle, Locator } from '@playwright/test';
import type { Contact } from '../../src/contact/contact.ts';
import type { ScrollGeometry } from '../../src/loading/threshold.ts';
import type { ContactsPage } from '../../tests/driver/contacts-page.ts';
import type { OtherServer } from '../../tests/driver/other-server.ts';
import type { Row } from '../../tests/driver/table.ts';
import type { FirstRow } from '../../tests/driver/view.ts';
import type { OwnTable } from '../../tests/modules/table.ts';
import type { Point } from '../../tests/site/pictures/outlines.ts';
import type { Picture } from '../../tests/site/pictures/picture.ts';

/** Scenarios about a module of this project alone need no page. */
export const ON_A_PAGE = { tags: 'not @module' };

/** What a profile of `cucumber.mjs` may ask of the hooks. */
export interface RunParameters {
  /** Whether scenarios keep pictures, and failed ones a trace; they do unless told otherwise. */
  readonly evidence?: boolean;
  /** Whether browser and server stay for another run in this process. */
  readonly staysOpen?: boolean;
}

/** What the steps of one scenario share. */
export class SpecificationWorld extends World<RunParameters> {
  declare context: BrowserContext;
  declare contacts: ContactsPage;

  declare picture: Picture;

  /** Says what the present step is about, for the picture. Once for each thing. */
  outline(at: Locator, how: Omit<Point, 'at'> = {}): void {
    this.picture.outline({ at, ...how });
  }

  /** What the page showed when a step took note of it. */
  noted: {
    rows: readonly Row[];
    text: string;
    gaps: string[];
    element?: ElementHandle | null;
    box?: FirstRow;
    offset?: number;
    view?: unknown;
    /** The text of each sheet of paper, as far as no step has spoken of it. */
    sheets?: readonly string[];
    /** Directives of the Content-Security-Policy that have forbidden something (@own). */
    violations?: readonly string[];
  } = {
    rows: [],
    text: '',
    gaps: [],
  };
  /** This project's table without a page, with the contacts that it had first and has now (@own). */
  declare own: { table: OwnTable; first: Contact[]; contacts: Contact[]; reads: number };
  /** Where a box is scrolled to (@own). */
  declare geometry: ScrollGeometry;
  /** A server of another origin (@own). */
  other?: OtherServer;
  /** What this project's own modules gave (@own). */
  made: {
    contacts: readonly Contact[];
    error?: unknown;
    warnings: readonly string[];
    text: string;
  } = {
    contacts: [],
    warnings: [],
    text: '',
  };
}

setWorldConstructor(SpecificationWorld);
