import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

test('@chromium @B7 on a tablet, wide as it is, each header is large enough for a thumb', async ({
  mount,
}) => {
  const story = await mount(<ScreenStory />);
  const headers = story.getByRole('columnheader').getByRole('button');
  await expect(headers).toHaveCount(4);
  for (const header of await headers.all()) {
    expect((await header.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('@chromium @B5 on a tablet the name of the table leaves out the Shift key', async ({
  mount,
}) => {
  const story = await mount(<ScreenStory />);
  await expect(story.getByRole('table')).toHaveAccessibleName(
    'Sample contacts, sortable by each header',
  );
});
