import { messagesOf, scrollToBottom } from './page.ts';
import { ScrolledStory, ScrollerStory } from './scroller.story.tsx';
import { expect, test } from './test.ts';

test('@R2.6 @R4.2 the loader shows from the trigger until the rows are there', async ({
  mount,
  page,
}) => {
  const story = await mount(<ScrollerStory />);
  await expect(story.getByText('20 rows')).toBeVisible();
  await expect(story.getByText('Is loading...')).toBeHidden();
  await scrollToBottom(page);
  await expect(story.getByText('Is loading...')).toBeVisible();
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('30 rows')).toBeVisible();
  await expect(story.getByText('Is loading...')).toBeHidden();
});

test('@R4.2 a scroll as soon as the rows are there counts', async ({ mount }) => {
  const story = await mount(<ScrolledStory />);
  await expect(story.getByText('1 calls')).toBeVisible();
});

test('@R4.4 a load that brings nothing does not lock the next one out', async ({ mount, page }) => {
  const story = await mount(<ScrollerStory perLoad={0} />);
  await expect(story.getByText('20 rows')).toBeVisible();
  await scrollToBottom(page);
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await page.evaluate(() => window.scrollBy(0, -100));
  await expect(story.getByText('2 calls')).toBeVisible();
});

test('@R4.5 nothing is asked for when there is no more', async ({ mount, page, clock }) => {
  await clock.hold();
  const story = await mount(<ScrollerStory hasMore={false} initial={2} />);
  await expect(story.getByText('2 rows')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 100 });
  await scrollToBottom(page);
  await clock.settle();
  await clock.pass(1_000);
  await expect(story.getByText('0 calls')).toBeVisible();
});

test('@B1 a window taller than its rows asks once for each list that is too short', async ({
  mount,
  clock,
}) => {
  const story = await mount(<ScrollerStory initial={1} perLoad={4} />);
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('5 rows')).toBeVisible();
  await expect(story.getByText('2 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('9 rows')).toBeVisible();
  await clock.settle();
  await expect(story.getByText('2 calls')).toBeVisible();
});

for (const withoutDataLength of [false, true]) {
  const given = withoutDataLength ? 'without its data length' : 'with its data length';
  const more = { initial: 1, withoutDataLength };

  test(`@B1 @R8.3 ${given}, a tall window is filled by one load after the other`, async ({
    mount,
  }) => {
    const story = await mount(<ScrollerStory {...more} perLoad={3} />);
    await expect(story.getByText('1 calls')).toBeVisible();
    await story.getByRole('button').click();
    await expect(story.getByText('2 calls')).toBeVisible();
  });

  test(`@B1 ${given}, a load that brings nothing into a tall window is not repeated`, async ({
    mount,
    page,
    clock,
  }) => {
    const story = await mount(<ScrollerStory {...more} perLoad={0} />);
    await expect(story.getByText('1 calls')).toBeVisible();
    await story.getByRole('button').click();
    await expect(story.getByText('Is loading...')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('resize')));
    await clock.settle();
    await expect(story.getByText('1 calls')).toBeVisible();
  });
}

test('@B1 @R4.2 a window that becomes tall during a load asks once the load is over', async ({
  mount,
  page,
  clock,
}) => {
  const story = await mount(<ScrollerStory />);
  await expect(story.getByText('20 rows')).toBeVisible();
  await scrollToBottom(page);
  await expect(story.getByText('1 calls')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 4_000 });
  await clock.settle();
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.getByRole('button').click();
  await expect(story.getByText('30 rows')).toBeVisible();
  await expect(story.getByText('2 calls')).toBeVisible();
});

test('@R8.2 a bad threshold is warned about once, by name, and 80 % applies', async ({
  mount,
  page,
  clock,
}) => {
  const found = messagesOf(page);
  const story = await mount(<ScrollerStory scrollThreshold="eighty" />);
  await expect.poll(() => found).toEqual([expect.stringContaining('"eighty"')]);
  await scrollToBottom(page);
  await expect(story.getByText('1 calls')).toBeVisible();
  await story.update(<ScrollerStory scrollThreshold={2} />);
  await expect
    .poll(() => found)
    .toEqual([expect.anything(), expect.stringContaining('threshold 2')]);
  await story.update(<ScrollerStory scrollThreshold="eighty" />);
  await scrollToBottom(page);
  await clock.settle();
  expect(found).toHaveLength(2);
});

test('@R8.3 a missing data length is warned about once, and the children are shown', async ({
  mount,
  page,
}) => {
  const found = messagesOf(page);
  const story = await mount(<ScrollerStory withoutDataLength />);
  await expect(story.getByText('20 rows')).toBeVisible();
  await scrollToBottom(page);
  await expect(story.getByText('1 calls')).toBeVisible();
  expect(found).toEqual([expect.stringContaining('"dataLength"')]);
});
