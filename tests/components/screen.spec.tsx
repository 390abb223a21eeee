import { position } from '../driver/positions.ts';
import { ScreenStory } from './stories.tsx';
import { expect, test } from './test.ts';

const BOTTOM = position('the bottom');

test('@R4.3 @R9.4 unmounting during a load leaves no frame, no timer and no listener behind', async ({
  mount,
  page,
  contactsPage,
  clock,
}) => {
  await clock.installClock();
  const signals = await page.evaluateHandle(() => {
    // Without the browser's `scrollend`, the timer of the scroll waits.
    const stop = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    window.addEventListener('scrollend', stop, true);
    const given: AbortSignal[] = [];
    const add = window.addEventListener;
    type Listening = [string, EventListenerOrEventListenerObject, AddEventListenerOptions?];
    window.addEventListener = (...[type, listener, options]: Listening) => {
      // Playwright's listeners have no signal.
      if (options?.signal) given.push(options.signal);
      add(type, listener, options);
    };
    return given;
  });
  const left = async () => ({
    waiting: await clock.pending(),
    listening: await signals.evaluate((given) => given.filter(({ aborted }) => !aborted).length),
  });
  const story = await mount(<ScreenStory />);
  await contactsPage.scrollTo(BOTTOM);
  // Waiting: the frame of the load, and the timers of the scroll, the throttle and the announcer.
  // Listening: to three events of a scroll, to a resize, and to the beginning and end of printing.
  expect(await left()).toEqual({ waiting: 4, listening: 6 });
  await story.getByRole('button', { name: 'Unmount' }).click();
  await expect(story.getByRole('table')).toHaveCount(0);
  expect(await left()).toEqual({ waiting: 0, listening: 0 });
});

for (const width of [1280, 320]) {
  test(`@R4.7 neither a sort nor a load moves a column, ${width} px wide`, async ({
    mount,
    contactsPage,
  }) => {
    await contactsPage.window.resize({ width, height: 720 });
    const story = await mount(<ScreenStory />);
    const edges = () =>
      story.getByRole('columnheader').evaluateAll((cells) =>
        cells.map((cell) => {
          const { left, width } = cell.getBoundingClientRect();
          return { left, width };
        }),
      );
    const before = await edges();
    for (const column of ['UUID', 'Name', 'Address', 'Phone'] as const) {
      await contactsPage.click(column, { withShift: true });
      expect(await edges()).toEqual(before);
    }
    await contactsPage.scrollTo(BOTTOM);
    await expect(story.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
    expect(await edges()).toEqual(before);
  });
}
