import { position } from '../driver/positions.ts';
import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

test('@B11 a list that becomes shorter in a hidden tab, and longer again, loads no more', async ({
  mount,
  page,
  contactsPage,
  clock,
}) => {
  await clock.hold();
  // A hidden tab gets its scroll events once it is shown.
  await page.evaluate(() => {
    const hide = (event: Event) => document.body.dataset.hidden && event.stopImmediatePropagation();
    window.addEventListener('scroll', hide, { capture: true });
  });
  const story = await mount(<ScreenStory />);
  const below = await page.evaluateHandle(() => {
    const spacer = document.createElement('div');
    spacer.style.height = '100px';
    document.body.append(spacer);
    return spacer;
  });
  await contactsPage.load(5);
  await contactsPage.scrollTo(position('the top'));
  await contactsPage.rest();
  await contactsPage.scrollTo(position('the bottom'));
  await expect(story.getByText('Loading...', { exact: true })).toBeVisible();

  // In one task: between two, the browser would lay out the shorter list, whatever the page does.
  await below.evaluate((spacer) => {
    document.body.dataset.hidden = 'true';
    spacer.remove();
    document.querySelectorAll<HTMLElement>('th button')[1]?.click();
  });
  await clock.tick(16);
  expect(await contactsPage.table.rowCount()).toBe(160);
  await clock.tick(1_000);
  await page.evaluate(() => {
    delete document.body.dataset.hidden;
    window.dispatchEvent(new Event('scroll'));
  });
  await clock.tick(1_000);
  await expect(story.getByText('Loading...', { exact: true })).toBeHidden();
  expect(await contactsPage.table.rowCount()).toBe(160);
});
