// Runs in the measured page before its own scripts: grows the table as a reader would but without
// waiting, and reports when an operation has ended. A plain script, so that no build step changes it.
{
  const frame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const idle = window.requestIdleCallback.bind(window);
  const timeout = window.setTimeout.bind(window);
  const { port1, port2 } = new MessageChannel();
  const hurriedFrames = new Map();
  let hurried = false;
  let lastHandle = 0;

  // While hurried, frames and timers run at once: 5,000 loads at 150 ms each would take twelve
  // minutes.
  port1.onmessage = ({ data: handle }) => {
    const callback = hurriedFrames.get(handle);
    hurriedFrames.delete(handle);
    callback?.(performance.now());
  };
  window.requestAnimationFrame = (callback) => {
    if (!hurried) return frame(callback);
    lastHandle -= 1;
    hurriedFrames.set(lastHandle, callback);
    port2.postMessage(lastHandle);
    return lastHandle;
  };
  window.cancelAnimationFrame = (handle) => {
    if (!hurriedFrames.delete(handle)) cancel(handle);
  };
  for (const name of ['setTimeout', 'setInterval']) {
    const start = window[name].bind(window);
    window[name] = (callback, delay, ...rest) => start(callback, hurried ? 0 : delay, ...rest);
  }

  const table = () => document.querySelector('#root table');
  const rows = () => Number(table().getAttribute('aria-rowcount')) - 1;

  /** Resolves once the table has more than `count` rows. */
  const rowsAbove = (count) =>
    new Promise((done, fail) => {
      const guard = timeout(() => fail(new Error(`No load after ${count} rows`)), 60_000);
      const observer = new MutationObserver(() => {
        if (rows() <= count) return;
        observer.disconnect();
        clearTimeout(guard);
        done();
      });
      observer.observe(table(), { attributeFilter: ['aria-rowcount'] });
    });

  const settle = async () => {
    await new Promise((done) => frame(() => frame(done)));
    await new Promise((done) => idle(done));
  };

  const scroll = async (distance) => {
    window.scrollBy(0, distance);
    await settle();
  };

  const load = async (distance) => {
    const more = rowsAbove(rows());
    window.scrollBy(0, distance);
    await more;
    await settle();
  };

  const grow = async (count) => {
    hurried = true;
    for (let loads = 1; rows() < count; loads += 1) {
      const more = rowsAbove(rows());
      window.scrollTo(0, document.documentElement.scrollHeight);
      // The browser would fire them on its next frame.
      window.dispatchEvent(new Event('scroll'));
      window.dispatchEvent(new Event('scrollend'));
      await more;
      // Rows are measured and painted only on real frames.
      if (loads % 25 === 0) await settle();
    }
    hurried = false;
    await settle();
  };

  Object.defineProperty(window, Symbol.for('bench'), {
    value: { rows, settle, scroll, load, grow },
  });
}
