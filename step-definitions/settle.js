// Runs in the judged page before anything else: saves the browser's own frames and idle time,
// which the held clock is about to replace, and lets the driver wait for them.
{
  const frame = window.requestAnimationFrame.bind(window);
  const idle = (window.requestIdleCallback ?? window.setTimeout).bind(window);

  Object.defineProperty(window, Symbol.for('settle'), {
    value: async () => {
      let offset;
      do {
        offset = window.scrollY;
        await new Promise((done) => frame(() => frame(done)));
      } while (window.scrollY !== offset);
      await new Promise((done) => idle(done));
    },
  });
}
