import { test as mounting } from '@playwright/experimental-ct-react';
import { ContactsPage } from '../driver/contacts-page.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import type { InPage } from '../driver/judged-window.ts';

export { expect } from '@playwright/experimental-ct-react';

interface Fixtures {
  /** The page object of the features. A test fails on any console message it did not consume. */
  contactsPage: ContactsPage;
  /** The page's clock, which runs until a test installs the fake one. */
  clock: InPage;
}

export const test = mounting.extend<Fixtures>({
  contactsPage: [
    async ({ page }, use) => {
      const contactsPage = new ContactsPage(new DrivenWindow(page), page.url());
      await use(contactsPage);
      contactsPage.window.log.expectNothingUnexpected();
    },
    { auto: true },
  ],
  clock: ({ contactsPage }, use) => use(contactsPage.inPage),
});
