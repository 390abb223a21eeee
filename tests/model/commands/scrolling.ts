import fc from 'fast-check';
import type { Position } from '../../driver/positions.ts';
import { position } from '../../driver/positions.ts';
import { engine } from '../../run/browser/engine.ts';
import { command, type Evidence } from '../coverage.ts';
import { checkAgainstModel } from '../invariants.ts';
import type { Model } from '../model.ts';
import type { WalkedPage } from '../model-run.ts';
import { type WalkCommand, walkCommand } from './command.ts';
import { passUntil } from './time.ts';

const wheels = command('@R4.2 The reader scrolls with the wheel');
const frames = command('@R4.3 @B3 The reader scrolls while a frame appends rows');
const drags = command('@R4.2 The reader scrolls to a position');

/** Scrolls; if there is no distance left to scroll, the browser fires no events to wait for. */
async function scroll(model: Model, page: WalkedPage, distance: number, by: () => Promise<void>) {
  if (canScroll(distance)) model.readerScrolls(await page.scroll(by));
  else await by();
  model.rest((await page.observe()).geometry);
}

/** Whether a distance in px is enough for the browser to scroll. */
const canScroll = (distance: number) => Math.abs(distance) >= 1;

/** How far the page can scroll in this direction, in px. */
function distanceLeft(direction: number, { geometry }: Readonly<Model>): number {
  const { scrollTop, clientHeight, scrollHeight } = geometry;
  return direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
}

const wheel = fc.constantFrom(100, 300, 1500, -100, -300, -1500).map((px) =>
  walkCommand(wheels, `the reader turns the wheel by ${px} px`, async (model, page) => {
    const { page: browser, contacts } = page;
    const distance = distanceLeft(px, model);
    await browser.mouse.move(200, 200);
    await scroll(model, page, distance, async () => {
      await browser.mouse.wheel(0, px);
      await contacts.clock.settle();
    });
  }),
);

function keyCommand(kind: Evidence, key: string, direction: number) {
  return walkCommand(kind, `the reader presses ${key}`, async (model, page) => {
    const distance = distanceLeft(direction, model);
    await scroll(model, page, distance, () => page.contacts.press(key));
  });
}

const pageDown = keyCommand(command('@R4.2 @B4 The reader presses Page Down'), 'PageDown', 1);
const pageUp = keyCommand(command('@B4 The reader presses Page Up'), 'PageUp', -1);
const home = keyCommand(command('@B4 The reader presses Home'), 'Home', -1);
const end = keyCommand(command('@R4.2 @B4 The reader presses End'), 'End', 1);

/** A distance in px that takes a smooth scroll more than one frame. */
const LONG_DISTANCE = 200;

/** A key that scrolls; if rows are due on the next frame, they are appended during the scroll. */
function throughFrame(plain: WalkCommand, key: string, direction: number): WalkCommand {
  const sentence = `the reader presses ${key} and an animation frame passes meanwhile`;
  const through = walkCommand(frames, sentence, async (model, page) => {
    const events = await page.scroll(async () => {
      await page.page.keyboard.press(key);
      await page.scrollBegins();
      await page.contacts.clock.pass(model.due - model.now);
    });
    model.readerScrolls(events);
    model.pass(model.due);
    model.rest((await page.observe()).geometry);
  });
  return {
    ...plain,
    run: (model, page) => {
      const isPossible = model.isFrameNext && distanceLeft(direction, model) >= LONG_DISTANCE;
      return (isPossible ? through : plain).run(model, page);
    },
  };
}

const downTo = throughFrame(end, 'End', 1);

// Mostly End: it makes many events, and ends where a load starts.
const keys = fc.constantFrom(
  home,
  throughFrame(pageDown, 'PageDown', 1),
  throughFrame(pageUp, 'PageUp', -1),
  ...[downTo, downTo, downTo],
);

const places = fc.oneof(
  fc.integer({ min: 50, max: 100 }).map((percent) => `${percent} percent`),
  fc.constantFrom('80 percent', '81 percent', '79 percent', '1 px short of 80 percent'),
  fc.constantFrom('the bottom', 'the bottom', 'the bottom', '1 px from the bottom', 'the top'),
);

const drag = places.map((place) =>
  walkCommand(drags, `the reader scrolls to ${place}`, async (model, page) => {
    const { scrollTop, clientHeight, scrollHeight } = model.geometry;
    const last = scrollHeight - clientHeight;
    const offset: Position = (geometry) => Math.max(0, Math.min(position(place)(geometry), last));
    const distance = offset({ clientHeight, scrollHeight }) - scrollTop;
    await scroll(model, page, distance, () => page.contacts.scrollTo(offset));
  }),
);

/** Time after which a scroll is over that no event ends: 150 ms and a frame. */
const SCROLL_END_MS = 166;

/** A scroll to the top that no event may end: the page is right there at once, and then over it. */
function withoutEnd(kind: Evidence, sentence: string, by: (page: WalkedPage) => Promise<void>) {
  return walkCommand(kind, sentence, async (model, page) => {
    if (!canScroll(distanceLeft(-1, model))) return;
    model.readerScrolls(await page.scrollToTop(() => by(page)));
    model.rest((await page.observe()).geometry);
    checkAgainstModel(model, page);
    // At the top a load may put rows first, and at its end the page corrects the height of the list.
    await passUntil(model.now + SCROLL_END_MS, model, page, false);
  });
}

/** How the reader scrolls; in engines other than Chromium no driver scrolls by selecting text. */
export function scrolling() {
  const leaving = withoutEnd(
    command('@B3 @B11 The reader leaves the window with a key held'),
    'the reader holds Home and releases it in another window',
    async ({ contacts }) => {
      await contacts.driven.keyboard.down('Home');
      await contacts.clock.settle();
      await contacts.driven.keyboard.releaseElsewhere('Home');
    },
  );
  const selecting = () =>
    withoutEnd(
      command('@B3 @B11 The reader selects text by dragging'),
      'the reader selects text by dragging to the top',
      ({ contacts }) => contacts.driven.mouse.selectToTop(),
    );
  const toTop = engine() === 'chromium' ? [leaving, selecting()] : [leaving];
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...toTop) },
    { weight: 3, arbitrary: drag },
    { weight: 3, arbitrary: keys },
    { weight: 2, arbitrary: wheel },
  );
}
