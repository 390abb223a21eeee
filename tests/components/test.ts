import { test as mounting } from '@playwright/experimental-ct-react';
import { ContactsPage } from '../driver/contacts-page.ts';
import { slowDown } from '../driver/driven/devtools.ts';
import { DrivenWindow } from '../driver/driven/window.ts';
import { expectNothingUnexpected } from '../driver/example.ts';
import type { FakeClock } from '../driver/fake-clock.ts';
import { launchOptions } from '../run/browser/launch.ts';

export { expect } from '@playwright/experimental-ct-react';

interface Fixtures {
  /** The page object of the features. A test fails if the page says anything that it does not claim. */
  contactsPage: ContactsPage;
  /** The page's clock, which runs until a test holds it. */
  clock: FakeClock;
}

/** A component test, its page as slow as the run asks for. */
export const test = mounting.extend<Fixtures>({
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
  contactsPage: [
    async ({ page }, use) => {
      const contactsPage = new ContactsPage(new DrivenWindow(page), page.url());
      await use(contactsPage);
      expectNothingUnexpected(contactsPage);
    },
    { auto: true },
  ],
  clock: ({ contactsPage }, use) => use(contactsPage.clock),
});

/** What `test.use` takes for a screen that gives each px `ratio` of its own, and a window there. */
export function screenOf(ratio: number, windowSize: string) {
  const { args = [], ...options } = launchOptions({ scrollsAtOnce: true });
  const screen = [`--force-device-scale-factor=${ratio}`, `--window-size=${windowSize}`];
  return {
    viewport: null,
    deviceScaleFactor: undefined,
    launchOptions: { ...options, args: [...args, ...screen] },
  };
}
