import { position } from '../driver/positions.ts';
import { ScrolledStory, ScrollerStory } from './stories.tsx';
import { expect, test } from './test.ts';

const BOTTOM = position('the bottom');

test('@R4.2 a scroll in the commit that mounts the rows counts', async ({ mount }) => {
  const story = await mount(<ScrolledStory />);
  await expect(story.getByText('1 calls')).toBeVisible();
});

test('@B1 a list shorter than the window requests rows once per length', async ({
  mount,
  clock,
}) => {
  const story = await mount(<ScrollerStory initial={1} />);
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('5 rows')).toBeVisible();
  await expect(story.getByText('2 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('9 rows')).toBeVisible();
  await clock.settle();
  await expect(story.getByText('2 calls')).toBeVisible();
});

test('@B1 @R4.2 a window that becomes tall during a load requests rows after the load', async ({
  mount,
  contactsPage,
  clock,
}) => {
  const story = await mount(<ScrollerStory />);
  await expect(story.getByText('20 rows')).toBeVisible();
  await contactsPage.scrollTo(BOTTOM);
  await expect(story.getByText('1 calls')).toBeVisible();
  await contactsPage.window.resize({ width: 1280, height: 4_000 });
  await clock.settle();
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('24 rows')).toBeVisible();
  await expect(story.getByText('2 calls')).toBeVisible();
});
