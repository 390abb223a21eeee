/** Runs in the judged page before its own scripts: the fake clock, and waiting for the browser. */
import { type Clock, withGlobal } from '@sinonjs/fake-timers';

const FRAME_MS = 16;
/** Initial time of the page, in ms: it seems to have been open for an hour. */
const START_MS = 3_600_000;
/** Longest time without a rendering, in ms. */
const SLICE_MS = 150;
/** Number of times that a still page settles without a change. */
const STILL_ROUNDS = 10;
/** Largest number of time-outs of 0 ms that are waited for, each set by the one before. */
const MAX_CHAIN = 20;

// The browser's functions, before the fake clock replaces them.
const frame = window.requestAnimationFrame.bind(window);
const timer = window.setTimeout.bind(window);

/** The fake timers, once the clock is installed. */
let timers: Clock;

/** The time-outs of 0 ms that are not over. */
const zeroTimeouts = new Set<number>();
const onNoneLeft: (() => void)[] = [];

function finish(id = 0): void {
  zeroTimeouts.delete(id);
  if (zeroTimeouts.size === 0) for (const done of onNoneLeft.splice(0)) done();
}

/** Time-outs of 0 ms need no time to pass: they stay the browser's, as frameworks render in them. */
function leaveDueNowToBrowser(): void {
  const { setTimeout: later, clearTimeout: clear } = window;
  const set = (handler: TimerHandler, ms?: number, ...given: unknown[]) => {
    if (typeof handler !== 'function' || Math.trunc(Number(ms)) > 0)
      return later(handler, ms, ...given);
    const id = timer(() => {
      finish(id);
      handler(...given);
    });
    zeroTimeouts.add(id);
    return id;
  };
  const clearAny = (id?: number) => {
    finish(id);
    clear(id);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clearAny });
}

/** Resolves after all queued tasks. An idle callback would do as well, but a gesture can delay it forever. */
const afterQueuedTasks = () =>
  new Promise<void>((done) => {
    if ('scheduler' in window) window.scheduler.postTask(done, { priority: 'background' });
    else {
      // WebKit's messages, in which React renders, take a way through another process.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => timer(done);
      port2.postMessage('');
    }
  });

/** Gives the page its turn: it runs its tasks, and all that is due without time passing. */
async function runDueTasks(): Promise<void> {
  await afterQueuedTasks();
  for (let round = 0; zeroTimeouts.size > 0 && round < MAX_CHAIN; round += 1) {
    await new Promise<void>((done) => onNoneLeft.push(done));
    await afterQueuedTasks();
  }
}

/** Lets `ms` milliseconds pass without rendering; the page has its turn after each timer. */
async function advance(ms: number): Promise<void> {
  let isOver = false;
  timers.setTimeout(() => {
    isOver = true;
  }, ms);
  while (!isOver) {
    // An error of the page is the page's: in a browser it stops neither time nor other timers.
    await timers.nextAsync().catch(reportError);
    await runDueTasks();
  }
  // Those that have been set meanwhile and are due as well.
  await timers.tickAsync(0).catch(reportError);
}

// Without a change, a frame comes 16 ms late even if the frame rate is not limited: so one px of the head changes.
// A change of the body would have all of it drawn; after one of the root, Firefox would never fire `scrollend`.
const spot = new CSSStyleSheet();
spot.replaceSync('head { display: block; position: fixed; top: 0; width: 1px; height: 1px }');
const { style } = spot.cssRules[0] as CSSStyleRule;
let frames = 0;

const nextFrame = () => {
  frames += 1;
  style.background = `rgb(0 0 0 / ${1 + (frames % 2)}%)`;
  return new Promise((done) => frame(done));
};

/** Transitions and animations run in real time: a state in between would depend on the machine. */
function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

const untilFrame = () => FRAME_MS - (performance.now() % FRAME_MS);

export const clock = {
  /** The browser's `setTimeout`. */
  timer,

  /** Installs the fake clock, which stands still until time is made to pass. */
  installClock(): void {
    timers = withGlobal(window).install({
      // The real time, so that it differs from visit to visit.
      now: Date.now() - START_MS,
      // Otherwise clearing a native timer would print a warning.
      shouldClearNativeTimers: true,
      toNotFake: ['queueMicrotask', 'scheduler', 'Intl', 'Temporal'],
    });
    timers.tick(START_MS);
    // Some throttles compare the time stamps of events.
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => performance.now() });
    leaveDueNowToBrowser();
  },

  /** Waits until the browser has finished scrolling, events and rendering. */
  async settle(): Promise<void> {
    // Tasks first: Firefox may run frames before them, and what they commit has to be rendered as well.
    await runDueTasks();
    let offset: number;
    do {
      offset = window.scrollY;
      document.adoptedStyleSheets.push(spot);
      await nextFrame();
      finishAnimations();
      await nextFrame();
      // Removed before the task below: otherwise the frames of the next call come 16 ms late.
      document.adoptedStyleSheets.pop();
      await runDueTasks();
    } while (window.scrollY !== offset);
  },

  /** Whether the document stays unchanged while the page settles. */
  async isStill(): Promise<boolean> {
    let isStill = true;
    const observer = new MutationObserver(() => {
      isStill = false;
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, all);
    for (let round = 0; round < STILL_ROUNDS; round += 1) await clock.settle();
    observer.disconnect();
    return isStill;
  },

  /** Lets `ms` milliseconds pass, with renderings in between. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= SLICE_MS) {
      await advance(Math.min(left, SLICE_MS));
      await clock.settle();
    }
  },

  /** Lets `ms` milliseconds pass in a window that nobody sees: each timer runs once at most. */
  async passUnseen(ms: number): Promise<void> {
    timers.jump(ms);
    await runDueTasks();
  },

  /** Waits until a scroll has no more effects: for throttle, frame, and throttle again. */
  rest: () => clock.pass(450),

  /** Number of timers and frames that are pending. */
  pending: () => timers.countTimers(),

  /** Stops the clock `ms` milliseconds before the next animation frame. */
  passUntilFrame: (ms: number) => clock.pass(untilFrame() - ms),

  /** Lets time pass until the next animation frame has run. */
  async passFrame(): Promise<void> {
    await advance(untilFrame());
    await clock.settle();
  },
};
