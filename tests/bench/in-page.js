// Runs in the measured page before its own scripts: scrolls, loads rows without waiting, and reports
// when an operation has ended. A plain script, so that no build step changes it.
{
  const frame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const timeout = window.setTimeout.bind(window);
  const { port1, port2 } = new MessageChannel();
  const hurriedFrames = new Map();
  let hurried = false;
  let lastHandle = 0;

  // While hurried, frames and timers run at once: 5,000 loads at 150 ms each would take twelve
  // minutes.
  port1.onmessage = ({ data: handle }) => {
    hurriedFrames.get(handle)?.(performance.now());
    hurriedFrames.delete(handle);
  };
  window.requestAnimationFrame = (callback) => {
    if (!hurried) return frame(callback);
    lastHandle -= 1;
    hurriedFrames.set(lastHandle, callback);
    port2.postMessage(lastHandle);
    return lastHandle;
  };
  window.cancelAnimationFrame = (handle) => hurriedFrames.delete(handle) || cancel(handle);
  window.setTimeout = (callback, delay, ...rest) => timeout(callback, hurried ? 0 : delay, ...rest);

  const table = () => document.querySelector('#root table');
  const rows = () => Number(table().getAttribute('aria-rowcount')) - 1;

  /** Resolves once the table has more rows than now. */
  const moreRows = () =>
    new Promise((done, fail) => {
      const count = rows();
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
    await new Promise((done) => requestIdleCallback(done));
  };

  const scroll = async (distance) => {
    window.scrollBy(0, distance);
    await settle();
  };

  const load = async (distance) => {
    const more = moreRows();
    window.scrollBy(0, distance);
    await more;
    await settle();
  };

  const grow = async (count) => {
    hurried = true;
    for (let loads = 1; rows() < count; loads += 1) {
      const more = moreRows();
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

  window[Symbol.for('bench')] = { rows, settle, scroll, load, grow };
}
