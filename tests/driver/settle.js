// Runs in the judged page before anything else: saves the browser's own frames, which the held clock
// is about to replace, and lets the driver wait for them.
{
  const frame = window.requestAnimationFrame.bind(window);
  const timer = window.setTimeout.bind(window);

  /** After all that is queued. An idle callback would say so too, but a gesture can hold it for ever. */
  const last = (done) =>
    window.scheduler?.postTask(done, { priority: 'background' }) ?? timer(done);

  Object.defineProperty(window, Symbol.for('settle'), {
    value: async () => {
      let offset;
      do {
        offset = window.scrollY;
        await new Promise((done) => frame(() => frame(done)));
      } while (window.scrollY !== offset);
      await new Promise(last);
    },
  });
}
