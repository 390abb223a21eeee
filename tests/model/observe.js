// Runs in the page before its own scripts, but after the clock's: records scroll events, and reads
// everything that a walk compares in one call.
{
  const scrolls = [];
  let ended = 0;

  const geometry = () => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    return { scrollTop, clientHeight, scrollHeight };
  };
  const note = () => scrolls.push({ ...geometry(), ended });
  // Added again during each event, to run after the page's own listeners and record the layout that
  // they leave.
  const listenLast = () => window.addEventListener('scroll', note, { once: true });
  window.addEventListener('scroll', listenLast, { capture: true });
  window.addEventListener('scrollend', () => {
    ended += 1;
  });

  const placeOf = (row) => Number(row.getAttribute('aria-rowindex')) - 2;

  const isShown = (text) =>
    [...document.querySelectorAll('#root *')].some(
      (each) =>
        each.childElementCount === 0 &&
        each.tagName !== 'TD' &&
        each.textContent.trim() === text &&
        each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );

  Object.defineProperty(window, Symbol.for('observe'), {
    value: () => {
      const heads = [...document.querySelectorAll('#root th')];
      const origin = Math.max(...heads.map((head) => head.getBoundingClientRect().bottom));
      return {
        now: performance.now(),
        geometry: geometry(),
        scrolls: scrolls.splice(0),
        ended,
        count: Number(document.querySelector('#root table').getAttribute('aria-rowcount')) - 1,
        rows: [...document.querySelectorAll('#root tr:has(td)')].map((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          const values = [...row.cells].map((cell) => cell.textContent);
          const text = values.join(' | ');
          return { place: placeOf(row), text, top: top - origin, bottom: bottom - origin };
        }),
        heads: heads.map((head) => ({
          text: head.textContent,
          sort: head.getAttribute('aria-sort') ?? '',
        })),
        loader: isShown('Is loading...'),
        line: isShown('Loading...'),
        focus: document.activeElement?.closest('th')?.textContent ?? '',
        headers: origin,
        bottom: document.documentElement.clientHeight - origin,
      };
    },
  });
}
