// Runs in the page before its own scripts, but after the held clock's: records loads, and
// the timers and frames that are pending.
{
  const ROWS = { first: 40, perLoad: 20 };
  const faults = [];
  const waiting = {};
  let loads = 0;
  let rows = 0;
  let isAnnounced = false;

  const observe = () => {
    const table = document.querySelector('#root table');
    if (!table) return;
    const count = Number(table.getAttribute('aria-rowcount')) - 1;
    if (rows === 0 && count !== ROWS.first) faults.push(`The page started with ${count} rows`);
    if (rows > 0 && count !== rows) {
      loads += 1;
      if (count !== rows + ROWS.perLoad) faults.push(`${rows} rows became ${count}`);
      if (!isAnnounced) faults.push(`A load to ${count} rows did not show the loading flag`);
    }
    rows = count;
    isAnnounced = document.querySelector('.loading-line').textContent === 'Loading...';
  };
  new MutationObserver(observe).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-rowcount'],
  });

  for (const [start, stop] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ]) {
    const handles = new Set();
    const [begin, end] = [window[start].bind(window), window[stop].bind(window)];
    window[start] = (callback, ...rest) => {
      const run = (...args) => {
        if (start !== 'setInterval') handles.delete(handle);
        callback(...args);
      };
      const handle = begin(run, ...rest);
      handles.add(handle);
      return handle;
    };
    window[stop] = (handle) => {
      handles.delete(handle);
      end(handle);
    };
    waiting[start] = handles;
  }

  Object.defineProperty(window, Symbol.for('watch'), {
    value: () => ({
      loads,
      faults,
      waiting: Object.entries(waiting).map(([kind, handles]) => `${handles.size} ${kind}`),
    }),
  });
}
