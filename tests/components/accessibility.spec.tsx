import type { ContactsPage } from '../driver/contacts-page.ts';
import { position } from '../driver/positions.ts';
import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

/** Widths in px; 80 px are those of a phone zoomed to 400 percent. */
const WIDTHS = [80, 320, 768, 2560];

const COLOURS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** States of the page, and how to reach them. */
const STATES: [state: string, reach: (contactsPage: ContactsPage) => Promise<unknown>][] = [
  ['fresh', async () => {}],
  [
    'sorted by two',
    async (contactsPage) => {
      await contactsPage.click('Name');
      await contactsPage.click('Phone', { modifiers: ['Shift'] });
      await contactsPage.clock.pass(1_000);
    },
  ],
  ['deep in the list', (contactsPage) => contactsPage.load(8)],
  ['loading', (contactsPage) => contactsPage.scrollTo(position('the bottom'))],
];

for (const [nth, [state, reach]] of STATES.entries()) {
  // Pairwise: every two of state, width and colours meet once.
  test(`@B6 ${state}, the page has no accessibility violation at each width, in one of the colour schemes`, async ({
    mount,
    page,
    contactsPage,
  }) => {
    await contactsPage.clock.installClock();
    await mount(<ScreenStory />);
    await reach(contactsPage);
    for (const [at, width] of WIDTHS.entries()) {
      const colours = COLOURS[(at + nth) % COLOURS.length];
      await contactsPage.window.resize({ width, height: 720 });
      await page.emulateMedia(colours ?? {});
      const seen = `${width} px wide, in ${JSON.stringify(colours)}`;
      expect.soft(await contactsPage.driven.axe.violations(), seen).toEqual([]);
    }
  });
}
