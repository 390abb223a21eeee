import { ScreenStory } from './stories.tsx';
import { expect, test } from './test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

test('@chromium @B5 @B7 on a wide tablet, headers are at least 44 px high, and the name of the table omits the Shift key', async ({
  mount,
}) => {
  const story = await mount(<ScreenStory />);
  await expect(story.getByRole('table')).toHaveAccessibleName(
    'Sample contacts. Select a header to sort',
  );
  for (const column of ['UUID', 'Name', 'Address', 'Phone'] as const) {
    const header = await story.getByRole('columnheader', { name: column }).boundingBox();
    expect(header?.height).toBeGreaterThanOrEqual(44);
  }
});
