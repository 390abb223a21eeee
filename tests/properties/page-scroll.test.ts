import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClock } from '@sinonjs/fake-timers';
import { type Movement, PageScroll } from '../../src/scrolling/pageScroll.ts';

/** A window of 500 px on a page of 2,000 px, and a `PageScroll` that listens to it. */
function listening() {
  const clock = createClock();
  const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = clock;
  const root = { scrollTop: 0, clientWidth: 1_000, clientHeight: 500, scrollHeight: 2_000 };
  const body = { offsetHeight: 2_000 };
  /** The scripted scrolls, in px. */
  const scrolls: number[] = [];
  const scrollTo = ({ top = 0 }: ScrollToOptions) => {
    scrolls.push(top);
    root.scrollTop = top;
  };
  // Without `scrollBy`, after which Firefox may repeat a part of an earlier scroll (B11).
  const window = Object.assign(new EventTarget(), { scrollTo });
  const observed = { reflow: () => {}, element: undefined as unknown };
  const ResizeObserver = class {
    constructor(callback: () => void) {
      observed.reflow = callback;
    }
    observe(element: unknown) {
      observed.element = element;
    }
    disconnect() {
      observed.element = undefined;
    }
  };
  const timers = { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame };
  const document = { documentElement: root, body };
  Object.assign(globalThis, { window, document, ResizeObserver, ...timers });
  const pageScroll = new PageScroll();
  const stop = pageScroll.listen();
  const movements: Movement[] = [];
  pageScroll.connect({ onScroll: (movement) => movements.push(movement) });
  const fire = (...types: string[]) => {
    for (const type of types) window.dispatchEvent(new Event(type));
  };
  return { clock, root, body, scrolls, pageScroll, stop, movements, fire, observed };
}

const BY_READER: Movement = { isByReader: true, isOver: false };
const BY_PAGE: Movement = { isByReader: false, isOver: false };
const OVER: Movement = { isByReader: false, isOver: true };

test('@B11 a movement is the reader’s, be it by 1 px, unless the page has made it', () => {
  const { root, scrolls, pageScroll, movements, fire } = listening();
  pageScroll.adjustBy(50, () => {});
  fire('scroll');
  assert.deepEqual([movements, pageScroll.isScrolling], [[BY_PAGE], false]);
  root.scrollTop += 1;
  fire('scroll');
  assert.deepEqual([movements, pageScroll.isScrolling], [[BY_PAGE, BY_READER], true]);
  assert.deepEqual(scrolls, [50]);
});

test('@B3 the page scrolls by the px that it is told, and not at all by none unless it is cut off', () => {
  const { root, scrolls, pageScroll } = listening();
  root.scrollTop = 900;
  pageScroll.adjustBy(0, () => {});
  assert.deepEqual(scrolls, []);
  pageScroll.adjustBy(0, () => {
    root.scrollTop = 700;
  });
  assert.deepEqual(scrolls, [699, 900]);
});

test('@B3 without an event, a scroll is over at the first frame after 150 ms without movement', () => {
  const { clock, root, pageScroll, movements, fire } = listening();
  // On a busy page the timer may fire before a movement that is already due, as here after 150 ms.
  for (const ms of [149, 150, 164]) {
    root.scrollTop += 100;
    fire('scroll');
    clock.tick(ms);
    assert.equal(pageScroll.isScrolling, true);
  }
  clock.tick(1);
  assert.deepEqual([movements.at(-1), pageScroll.isScrolling, clock.now], [OVER, false, 464]);
});

test('@B11 a movement is the browser’s where the page has become too short', () => {
  const { root, movements, fire } = listening();
  root.scrollTop = 1_500;
  fire('scroll');
  Object.assign(root, { scrollTop: 700, scrollHeight: 1_200 });
  fire('scroll');
  assert.deepEqual(movements, [BY_READER, BY_PAGE]);
});

test('@B3 an end that comes before its scroll, as in Firefox with reduced motion, counts as both', () => {
  const { root, movements, fire } = listening();
  root.scrollTop = 100;
  fire('scrollend', 'scroll');
  assert.deepEqual(movements, [{ isByReader: true, isOver: true }, BY_PAGE]);
});

/** Dispatches a touch event of an element, with this number of fingers down. */
function touch(type: string, fingers: number, target: EventTarget, receiver = target): void {
  const event = Object.assign(new Event(type), { touches: new Array(fingers) });
  receiver.dispatchEvent(Object.defineProperty(event, 'target', { value: target }));
}

for (const end of ['touchend', 'touchcancel', 'pagehide']) {
  test(`@B3 a drag is over once its last finger has left the page, here by ${end}`, () => {
    const { clock, root, pageScroll, movements, fire } = listening();
    // Once it has left the document, its events no longer reach the window.
    const row = new EventTarget();
    touch('touchstart', 2, row, window);
    root.scrollTop = 100;
    fire('scroll', 'scrollend');
    touch('touchend', 1, row);
    clock.tick(1_000);
    assert.deepEqual([movements, pageScroll.isScrolling], [[BY_READER, BY_PAGE, BY_PAGE], true]);
    touch(end, 0, row, end === 'pagehide' ? window : row);
    assert.deepEqual([movements.at(-1), pageScroll.isScrolling], [OVER, false]);
  });
}

test('@B3 a finger that is lifted in the middle of a scroll leaves it 150 ms', () => {
  const { clock, root, pageScroll, movements, fire } = listening();
  touch('touchstart', 1, window);
  root.scrollTop = 100;
  fire('scroll');
  clock.tick(100);
  touch('touchend', 0, window);
  assert.deepEqual([movements, pageScroll.isScrolling], [[BY_READER], true]);
  clock.tick(60);
  assert.deepEqual([movements, pageScroll.isScrolling], [[BY_READER, OVER], false]);
});

/** What hides a page. */
const HIDDEN: ReadonlyArray<Record<string, number>> = [
  { clientWidth: 0 },
  { clientHeight: 0 },
  { offsetHeight: 0, scrollTop: 0, scrollHeight: 500 },
];

for (const sizes of HIDDEN) {
  test(`@B3 @B11 hidden, with ${JSON.stringify(sizes)}, a page hears nothing; shown, it is where it was`, () => {
    const { clock, root, body, pageScroll, movements, fire } = listening();
    root.scrollTop = 900;
    fire('scroll', 'scrollend');
    movements.length = 0;
    const heard: string[] = [];
    pageScroll.connect({ onResize: () => heard.push('resize') });
    const [shownRoot, shownBody] = [{ ...root, scrollTop: 0 }, { ...body }];
    Object.assign(root, sizes);
    Object.assign(body, sizes);
    fire('scroll', 'scrollend', 'resize');
    assert.equal(pageScroll.geometry, undefined);
    assert.deepEqual([movements, heard], [[], []]);
    Object.assign(root, shownRoot);
    Object.assign(body, shownBody);
    fire('resize');
    assert.equal(root.scrollTop, 900);
    fire('scroll');
    assert.deepEqual([movements, heard], [[BY_PAGE], ['resize']]);
    clock.tick(166);
    assert.deepEqual(movements.at(-1), OVER, 'what has changed meanwhile can be put in place');
  });

  test(`@B3 the end of a scroll of a page that is hidden, with ${JSON.stringify(sizes)}, is told once it is shown`, () => {
    const { clock, root, body, pageScroll, movements, fire, observed } = listening();
    root.scrollTop = 900;
    fire('scroll');
    const [shownRoot, shownBody] = [{ ...root }, { ...body }];
    Object.assign(root, sizes);
    Object.assign(body, sizes);
    fire('scrollend');
    clock.tick(1_000);
    assert.deepEqual([movements, pageScroll.isScrolling], [[BY_READER], true]);
    Object.assign(root, shownRoot);
    Object.assign(body, shownBody);
    observed.reflow();
    clock.tick(166);
    assert.deepEqual([movements, pageScroll.isScrolling], [[BY_READER, OVER], false]);
  });
}

test('@B3 the size of the page is watched until it is unmounted, whoever listens', () => {
  const { body, pageScroll, stop, observed } = listening();
  let reflows = 0;
  const disconnect = pageScroll.connect({ onReflow: () => (reflows += 1) });
  observed.reflow();
  disconnect();
  observed.reflow();
  assert.deepEqual([observed.element, reflows], [body, 1]);
  stop();
  assert.equal(observed.element, undefined);
});

test('@B3 a page that is unmounted in the middle of a scroll leaves no timer', () => {
  const { clock, root, stop, fire } = listening();
  root.scrollTop = 100;
  fire('scroll');
  stop();
  assert.equal(clock.countTimers(), 0);
});
