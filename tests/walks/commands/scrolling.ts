import fc from 'fast-check';
import type { Position } from '../../driver/contacts-page.ts';
import { position } from '../../driver/positions.ts';
import { command, type Evidence } from '../evidence.ts';
import type { Model } from '../model.ts';
import type { WalkedPage } from '../page.ts';
import { type WalkCommand, walkCommand } from './command.ts';

const wheels = command('@R4.2 The reader scrolls with the wheel');
const frames = command('@R4.3 @B3 The reader scrolls while a frame appends rows');
const drags = command('@R4.2 The reader scrolls to a position');

/** Scrolls, where there is room for it; without, nothing happens that the browser would tell of. */
async function scroll(model: Model, page: WalkedPage, room: number, by: () => Promise<void>) {
  if (hasRoom(room)) model.readerScrolls(await page.scroll(by));
  else await by();
  model.rest((await page.look()).geometry);
}

/** Whether there is room to scroll by, of this many px, down or up. */
const hasRoom = (room: number) => Math.abs(room) >= 1;

/** Room in px to scroll by, down or up. */
function roomFor(direction: number, { geometry }: Readonly<Model>): number {
  const { scrollTop, clientHeight, scrollHeight } = geometry;
  return direction > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
}

const wheel = fc.constantFrom(100, 300, 1500, -100, -300, -1500).map((px) =>
  walkCommand(wheels, `the reader turns the wheel by ${px} px`, async (model, page) => {
    const { page: browser, clock } = page.contacts;
    const room = roomFor(px, model);
    await browser.mouse.move(200, 200);
    model.wheelTurns(px > 0 && !hasRoom(room));
    await scroll(model, page, room, async () => {
      await browser.mouse.wheel(0, px);
      await clock.settle();
    });
  }),
);

function keyCommand(kind: Evidence, key: string, direction: number) {
  return walkCommand(kind, `the reader presses ${key}`, async (model, page) => {
    const room = roomFor(direction, model);
    model.keyIsPressed(direction > 0 && !hasRoom(room));
    await scroll(model, page, room, () => page.contacts.press(key));
  });
}

const pageDown = keyCommand(command('@R4.2 @B4 The reader presses Page Down'), 'PageDown', 1);
const pageUp = keyCommand(command('@B4 The reader presses Page Up'), 'PageUp', -1);
const home = keyCommand(command('@B4 The reader presses Home'), 'Home', -1);
const end = keyCommand(command('@R4.2 @B4 The reader presses End'), 'End', 1);

/** Room in px that takes the browser more than one frame of its own to scroll through. */
const LONG_WAY = 200;

/** A key that scrolls; where a frame is about to append rows, it does so before the scroll ends. */
function throughFrame(plain: WalkCommand, key: string, direction: number): WalkCommand {
  const sentence = `the reader presses ${key} and an animation frame passes meanwhile`;
  const through = walkCommand(frames, sentence, async (model, page) => {
    model.keyIsPressed(false);
    const events = await page.scroll(async () => {
      await page.contacts.page.keyboard.press(key);
      await page.scrollBegins();
      await page.contacts.clock.pass(model.due - model.now);
    });
    model.readerScrolls(events);
    model.pass(model.due);
    model.rest((await page.look()).geometry);
  });
  return {
    ...plain,
    run: (model, page) => {
      const isPossible = model.isFrameNext && roomFor(direction, model) >= LONG_WAY;
      return (isPossible ? through : plain).run(model, page);
    },
  };
}

const downTo = throughFrame(end, 'End', 1);

// End most of all: it makes many events, and ends where a load starts.
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
    const room = offset({ clientHeight, scrollHeight }) - scrollTop;
    await scroll(model, page, room, () => page.contacts.scrollTo(offset));
  }),
);

/** How the reader scrolls. */
export const scrolling = fc.oneof(
  { weight: 3, arbitrary: drag },
  { weight: 3, arbitrary: keys },
  { weight: 2, arbitrary: wheel },
);
