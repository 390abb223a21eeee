import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { createClock } from '@sinonjs/fake-timers';
import { ReaderScroll } from '../../src/scrolling/readerScroll.ts';

/** A scroll on a fake clock whose frames come every 16 ms, and what ended it at which time. */
function scrollOn({ mock }: TestContext) {
  const clock = createClock();
  mock.method(globalThis, 'setTimeout', clock.setTimeout);
  mock.method(globalThis, 'clearTimeout', clock.clearTimeout);
  Object.assign(globalThis, {
    requestAnimationFrame: clock.requestAnimationFrame,
    cancelAnimationFrame: clock.cancelAnimationFrame,
  });
  const ends: number[] = [];
  const scroll: ReaderScroll = new ReaderScroll(() => {
    if (scroll.end()) ends.push(clock.now);
  });
  return { clock, scroll, ends };
}

test('@B3 a scroll is over at the first frame after 150 ms without movement', (context) => {
  const { clock, scroll, ends } = scrollOn(context);
  scroll.move();
  clock.tick(149);
  scroll.move();
  clock.tick(150);
  // On a busy page the timer may fire before a movement that is already due.
  scroll.move();
  clock.tick(164);
  assert.deepEqual([scroll.isUnderWay, ends], [true, []]);
  clock.tick(1);
  assert.deepEqual([scroll.isUnderWay, ends], [false, [464]]);
});

test('@B3 the browser may end a scroll sooner', (context) => {
  const { clock, scroll, ends } = scrollOn(context);
  scroll.move();
  assert.equal(scroll.end(), true);
  assert.equal(scroll.isUnderWay, false);
  clock.tick(1_000);
  assert.deepEqual(ends, []);
});

test('@B3 no scroll is over while a finger is down', (context) => {
  const { clock, scroll, ends } = scrollOn(context);
  scroll.touch(true);
  scroll.move();
  clock.tick(1_000);
  assert.equal(scroll.end(), false);
  assert.deepEqual([scroll.isUnderWay, ends], [true, []]);
  scroll.touch(false);
  assert.deepEqual([scroll.isUnderWay, ends], [false, [1_000]]);
});

test('@B3 a finger that is lifted in the middle of a scroll leaves it 150 ms', (context) => {
  const { clock, scroll, ends } = scrollOn(context);
  scroll.touch(true);
  scroll.move();
  clock.tick(100);
  scroll.touch(false);
  assert.deepEqual(ends, []);
  clock.tick(60);
  assert.deepEqual(ends, [160]);
});

test('@B3 a tap ends no scroll, since none is under way', (context) => {
  const { scroll, ends } = scrollOn(context);
  scroll.touch(true);
  scroll.touch(false);
  assert.deepEqual(ends, []);
});

test('@B3 a scroll that is given up calls nothing', (context) => {
  for (const ms of [0, 155]) {
    const { clock, scroll, ends } = scrollOn(context);
    scroll.move();
    clock.tick(ms);
    scroll.stopWaiting();
    clock.tick(1_000);
    assert.deepEqual(ends, []);
  }
});
