import { position } from '../driver/positions.ts';
import { ScreenStory } from './stories.tsx';
import { expect, test } from './test.ts';

const BOTTOM = position('the bottom');

test('@R4.3 the flag is painted before the rows appear, with a real clock', async ({
  mount,
  page,
}) => {
  const story = await mount(<ScreenStory />);
  await expect(story.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const frames: string[] = [];
        const watch = () => {
          const rows = document.querySelector('table')?.getAttribute('aria-rowcount');
          frames.push(`${rows} ${document.querySelector('.loading-line')?.textContent}`);
          if (rows === '61') done([...new Set(frames)]);
          else requestAnimationFrame(watch);
        };
        requestAnimationFrame(watch);
        window.scrollTo(0, document.documentElement.scrollHeight);
      }),
  );
  expect(seen).toEqual(['41 ', '41 Loading...', '61 ']);
});

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
  // Listening: to four events of a scroll, to a resize, and to the beginning and end of printing.
  expect(await left()).toEqual({ waiting: 4, listening: 7 });
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

test('@B3 @R8.1 rows that arrive while the page is hidden are in place once it is shown, without an error', async ({
  mount,
  page,
  contactsPage,
  clock,
}) => {
  await clock.installClock();
  const story = await mount(<ScreenStory />);
  await expect(story.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
  await contactsPage.click('Name');
  // Playwright does not report the error of a `ResizeObserver` whose target is resized by its callback.
  const errors = await page.evaluateHandle(() => {
    const messages: string[] = [];
    window.addEventListener('error', ({ message }) => messages.push(message));
    return messages;
  });
  await contactsPage.scrollTo(BOTTOM);
  const { text } = await contactsPage.inPage.firstRow();
  await contactsPage.inPage.setDisplayed(false);
  await clock.pass(1_000);
  await contactsPage.inPage.setDisplayed(true);
  await clock.settle();
  await expect(story.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
  expect(await contactsPage.inPage.gaps()).toEqual([]);
  expect((await contactsPage.inPage.firstRow()).text).toBe(text);
  expect(await errors.jsonValue()).toEqual([]);
});
