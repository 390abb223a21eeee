/** Runs in the judged page before its own scripts: the fake clock, and waiting for the browser. */
import { type Clock, withGlobal } from '@sinonjs/fake-timers';

const FRAME_MS = 16;
/** The faked functions; WebKit has no idle callbacks. */
const FAKED = [
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
/** Initial time of the clock, in ms: the page seems to have been open for an hour. */
const START_MS = 3_600_000;
/** Longest time without a rendering, in ms. */
const SLICE_MS = 150;
/** Number of times that a still page settles without a change. */
const STILL_ROUNDS = 10;

// The browser's functions, before the fake clock replaces them.
const frame = window.requestAnimationFrame.bind(window);
const timer = window.setTimeout.bind(window);

let timers: Clock;

/** Resolves after all queued tasks. An idle callback would do as well, but a gesture can delay it forever. */
const lastTask = () =>
  new Promise<void>((done) => {
    if ('scheduler' in window) window.scheduler.postTask(done, { priority: 'background' });
    else timer(done);
  });

// Without a change, a frame comes 16 ms late even if the frame rate is not limited: so one px changes. It
// is not the root's, since Firefox would lay out the whole page again and never fire `scrollend`.
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
  /** The browser's `setTimeout`. */
  timer,

  /** Installs the fake clock, which stands still until time is made to pass. */
  installClock(): void {
    timers = withGlobal(window).install({
      // Otherwise clearing a native timer would print a warning.
      shouldClearNativeTimers: true,
      toFake: FAKED.filter((name) => name in window),
    });
    timers.tick(START_MS);
  },

  /** Waits until the browser has finished scrolling, events and rendering. */
  async settle(): Promise<void> {
    // Tasks first: Firefox may run frames before them, and what they commit has to be rendered as well.
    await lastTask();
    let offset: number;
    do {
      offset = window.scrollY;
      document.adoptedStyleSheets.push(spot);
      await nextFrame();
      await nextFrame();
      // Removed before the task below: otherwise the frames of the next call come 16 ms late.
      document.adoptedStyleSheets.pop();
      await lastTask();
    } while (window.scrollY !== offset);
  },

  /** Whether the document stays unchanged while the page settles. */
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

  /** Lets `ms` milliseconds pass without rendering. */
  async tick(ms: number): Promise<void> {
    await timers.tickAsync(ms);
  },

  /** Lets `ms` milliseconds pass, with renderings in between. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= SLICE_MS) {
      await timers.tickAsync(Math.min(left, SLICE_MS));
      await clock.settle();
    }
  },

  /** The time of the fake clock, in ms. */
  now: () => timers.now,

  /** Number of timers and frames that are pending. */
  pending(): number {
    return timers.countTimers();
  },

  /** Stops the clock 1 ms before the next animation frame. */
  async passUntilFrame(): Promise<void> {
    await clock.pass(untilFrame() - 1);
  },

  /** Lets time pass until the next animation frame has run. */
  async passFrame(): Promise<void> {
    let hasRun = false;
    const left = untilFrame();
    requestAnimationFrame(() => {
      hasRun = true;
    });
    await timers.tickAsync(left - 1);
    if (hasRun) throw new Error('An animation frame came before its time');
    await timers.tickAsync(1);
    if (!hasRun) throw new Error('An animation frame did not come in time');
    await clock.settle();
  },

  /** Sets the system time forward by `ms`, or back; no timer runs. */
  setSystemTime(ms: number): void {
    timers.setSystemTime(Date.now() + ms);
  },
};
