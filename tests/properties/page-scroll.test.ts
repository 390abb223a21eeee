import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClock } from '@sinonjs/fake-timers';
import { PageScroll } from '../../src/scrolling/pageScroll.ts';

/** A window of 500 px on a page of 2,000 px, and all that happens to it, in the words of this file. */
function listening() {
  const clock = createClock();
  const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = clock;
  const heard: string[] = [];
  const root = { scrollTop: 0, clientWidth: 1_000, clientHeight: 500, scrollHeight: 2_000 };
  const body = { offsetHeight: 2_000 };
  const scrollTo = ({ top = 0 }: ScrollToOptions) => {
    heard.push(`to ${top}`);
    root.scrollTop = top;
  };
  // Without `scrollBy`, after which Firefox may repeat a part of an earlier scroll (B11).
  const window = Object.assign(new EventTarget(), { scrollTo });
  const observed = { reflow: () => {}, element: undefined as unknown };
  const ResizeObserver = class {
    constructor(callback: () => void) {
      observed.reflow = callback;
    }
    observe = (element: unknown) => Object.assign(observed, { element });
    disconnect = () => this.observe(undefined);
  };
  const timers = { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame };
  const document = { documentElement: root, body };
  Object.assign(globalThis, { window, document, ResizeObserver, ...timers });
  const pageScroll = new PageScroll();
  const stop = pageScroll.listen();
  const disconnect = pageScroll.connect({
    onScroll: (isByReader) => heard.push(isByReader ? 'by reader' : 'by page'),
    onScrollEnd: () => heard.push('end'),
    onResize: () => heard.push('resize'),
    onReflow: () => heard.push('reflow'),
  });
  /** The reader, or the browser, scrolls to an offset. */
  const scroll = (top: number) => {
    root.scrollTop = top;
    fire('scroll');
  };
  const fire = (...types: string[]) => {
    for (const type of types) window.dispatchEvent(new Event(type));
  };
  return { clock, heard, root, body, observed, pageScroll, stop, disconnect, scroll, fire };
}

test('@B11 a movement is the reader’s, be it by 1 px, unless the page has made it', () => {
  const { heard, pageScroll, scroll } = listening();
  pageScroll.adjustBy(50, () => {});
  scroll(50);
  assert.equal(pageScroll.isScrolling, false);
  scroll(51);
  assert.equal(pageScroll.isScrolling, true);
  assert.deepEqual(heard, ['to 50', 'by page', 'by reader']);
});

test('@B3 the page scrolls by the px that it is told, and not at all by none unless it is cut off', () => {
  const { heard, root, pageScroll } = listening();
  root.scrollTop = 900;
  pageScroll.adjustBy(0, () => {});
  assert.deepEqual(heard, []);
  pageScroll.adjustBy(0, () => Object.assign(root, { scrollTop: 700 }));
  assert.deepEqual(heard, ['to 699', 'to 900']);
});

test('@B3 without an event, a scroll is over at the first frame after 150 ms without movement', () => {
  const { clock, heard, pageScroll, scroll } = listening();
  // On a busy page the timer may fire before a movement that is already due, as here after 150 ms.
  for (const [nth, ms] of [149, 150, 164].entries()) {
    scroll(100 * (nth + 1));
    clock.tick(ms);
    assert.equal(pageScroll.isScrolling, true);
  }
  clock.tick(1);
  assert.deepEqual([heard.at(-1), pageScroll.isScrolling, clock.now], ['end', false, 464]);
});

test('@B11 a movement is the browser’s where the page has become too short', () => {
  const { heard, root, scroll } = listening();
  scroll(1_500);
  root.scrollHeight = 1_200;
  scroll(700);
  assert.deepEqual(heard, ['by reader', 'by page']);
});

test('@B3 an end that comes before its scroll, as in Firefox with reduced motion, counts as both', () => {
  const { heard, root, fire } = listening();
  root.scrollTop = 100;
  fire('scrollend', 'scroll');
  assert.deepEqual(heard, ['by reader', 'end', 'by page']);
});

/** Dispatches a touch event of an element, with this number of fingers down. */
function touch(type: string, fingers: number, target: EventTarget, receiver = target): void {
  const event = Object.assign(new Event(type), { touches: new Array(fingers) });
  receiver.dispatchEvent(Object.defineProperty(event, 'target', { value: target }));
}

for (const end of ['touchend', 'touchcancel']) {
  test(`@B3 a drag is over once its last finger has left the page, here by ${end}`, () => {
    const { clock, heard, scroll, fire } = listening();
    // Once it has left the document, its events no longer reach the window.
    const row = new EventTarget();
    touch('touchstart', 2, row, window);
    scroll(100);
    fire('scrollend');
    touch('touchend', 1, row);
    clock.tick(1_000);
    assert.ok(!heard.includes('end'));
    touch(end, 0, row);
    assert.equal(heard.at(-1), 'end');
  });
}

test('@B3 a finger that is lifted in the middle of a scroll leaves it 150 ms', () => {
  const { clock, heard, scroll } = listening();
  touch('touchstart', 1, window);
  scroll(100);
  clock.tick(100);
  touch('touchend', 0, window);
  assert.deepEqual(heard, ['by reader']);
  clock.tick(60);
  assert.deepEqual(heard, ['by reader', 'end']);
});

/** What hides a page. */
const HIDDEN: ReadonlyArray<Record<string, number>> = [
  { clientWidth: 0 },
  { clientHeight: 0 },
  { offsetHeight: 0, scrollTop: 0, scrollHeight: 500 },
];

for (const sizes of HIDDEN) {
  test(`@B3 @B11 hidden, with ${JSON.stringify(sizes)}, a page is told nothing; shown, it is where it was, and told what ended`, () => {
    const { clock, heard, root, body, observed, pageScroll, scroll, fire } = listening();
    scroll(900);
    heard.length = 0;
    const [shownRoot, shownBody] = [{ ...root, scrollTop: 0 }, { ...body }];
    Object.assign(root, sizes);
    Object.assign(body, sizes);
    fire('scroll', 'scrollend', 'resize');
    observed.reflow();
    clock.tick(1_000);
    assert.deepEqual([pageScroll.geometry, heard], [undefined, []]);
    Object.assign(root, shownRoot);
    Object.assign(body, shownBody);
    observed.reflow();
    assert.deepEqual(heard, [], 'rows cannot be put in place by an observer of their size');
    clock.tick(0);
    fire('scroll');
    assert.deepEqual(heard, ['to 900', 'resize', 'by page']);
    clock.tick(166);
    assert.deepEqual(heard.at(-1), 'end');
  });
}

test('@B3 the size of the page is watched until it is unmounted, whoever listens, and no timer is left', () => {
  const { clock, heard, body, observed, stop, disconnect, scroll } = listening();
  scroll(100);
  observed.reflow();
  assert.deepEqual([observed.element, heard], [body, ['by reader', 'reflow']]);
  disconnect();
  observed.reflow();
  stop();
  assert.deepEqual([observed.element, clock.countTimers(), heard.length], [undefined, 0, 2]);
});
