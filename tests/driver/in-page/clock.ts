/** Runs in the judged page before its own scripts: settles what takes no time, and holds the clock. */
import { type Clock, withGlobal } from '@sinonjs/fake-timers';

const FRAME_MS = 16;
/** What the clock holds; WebKit has no idle callbacks. */
const HELD = [
  'Date',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;
/** When the clock stands still, in ms since the epoch: the page has not just been opened. */
const HELD_AT_MS = 3_600_000;
/** Time that passes at most before the browser may render. */
const SLICE_MS = 150;
/** How often a page settles without a change before it counts as still. */
const STILL_ROUNDS = 10;

// The browser's own, which the held clock is about to replace.
const frame = window.requestAnimationFrame.bind(window);
const timer = window.setTimeout.bind(window);

let timers: Clock;

/** After all that is queued. An idle callback would say so too, but a gesture can hold it for ever. */
const lastTask = () =>
  new Promise<void>((done) => {
    if ('scheduler' in window) window.scheduler.postTask(done, { priority: 'background' });
    else timer(done);
  });

// A frame that changes nothing comes 16 ms late, although the browser's frame rate is not limited:
// one px changes meanwhile. Not the root's: with another box of its own, Firefox lays all of the page
// out again, and forgets that a scroll has to end.
const spot = new CSSStyleSheet();
spot.replaceSync('body::after { content: ""; position: fixed; top: 0; width: 1px; height: 1px }');
const { style } = spot.cssRules[0] as CSSStyleRule;
let frames = 0;

const nextFrame = () => {
  frames += 1;
  style.background = `rgb(0 0 0 / ${1 + (frames % 2)}%)`;
  return new Promise((done) => frame(done));
};

const untilFrame = () => FRAME_MS - (performance.now() % FRAME_MS);

export const clock = {
  /** The browser's own, also while the clock is held. */
  timer,

  /** Takes hold of the clock. */
  hold(): void {
    timers = withGlobal(window).install({
      // Otherwise it warns, and the page is to be quiet.
      shouldClearNativeTimers: true,
      toFake: HELD.filter((name) => name in window),
    });
    timers.tick(HELD_AT_MS);
  },

  /** Lets the browser finish what it has to do without time: scrolling, events, rendering. */
  async settle(): Promise<void> {
    // Before the frames, which Firefox may put before tasks: what a task commits has to be rendered, too.
    await lastTask();
    let offset: number;
    do {
      offset = window.scrollY;
      document.adoptedStyleSheets.push(spot);
      await nextFrame();
      await nextFrame();
      // Taken away before the task below: otherwise the next settling's frames come 16 ms late.
      document.adoptedStyleSheets.pop();
      await lastTask();
    } while (window.scrollY !== offset);
  },

  /** Whether the page has done all that it does without time: it settles, and nothing changes. */
  async isStill(): Promise<boolean> {
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, all);
    for (let round = 0; round < STILL_ROUNDS; round += 1) await clock.settle();
    observer.disconnect();
    return changes === 0;
  },

  /** Lets `ms` milliseconds pass, while the browser renders nothing. */
  async tick(ms: number): Promise<void> {
    await timers.tickAsync(ms);
  },

  /** Lets `ms` milliseconds pass, and the browser render now and then meanwhile. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= SLICE_MS) {
      await timers.tickAsync(Math.min(left, SLICE_MS));
      await clock.settle();
    }
  },

  /** Number of timers and frames that are pending. */
  pending(): number {
    return timers.countTimers();
  },

  /** Stops the clock 1 ms before the next animation frame. */
  async reachBrinkOfFrame(): Promise<void> {
    await clock.pass(untilFrame() - 1);
  },

  /** Lets time pass up to the next animation frame, and the frame happen. */
  async passFrame(): Promise<void> {
    let hasHappened = false;
    const left = untilFrame();
    requestAnimationFrame(() => {
      hasHappened = true;
    });
    await timers.tickAsync(left - 1);
    if (hasHappened) throw new Error('An animation frame came before its time');
    await timers.tickAsync(1);
    if (!hasHappened) throw new Error('An animation frame did not come in time');
    await clock.settle();
  },

  /** Number of timers and frames that wait for their time. */
  countWaiting(): number {
    return timers.countTimers();
  },

  /** Sets the machine's clock forward by `ms`, or back; time itself neither passes nor returns. */
  setMachine(ms: number): void {
    timers.setSystemTime(Date.now() + ms);
  },
};
