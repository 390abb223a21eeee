/** How long a sentence may take, in ms, as long as the document is in view. */
const LIMIT_MS = 30_000;
/** How often the time is looked at, in ms. */
const BEAT_MS = 250;

/**
 * Waits for what takes its time, but not for ever. Time out of view does not count: there a browser
 * makes no frames.
 *
 * @param signal ends the waiting before its time
 * @throws Error once the limit is reached, or the signal was given
 */
export async function withinLimit(action: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  let beat = 0;
  const limit = new Promise<never>((_, fail) => {
    let left = LIMIT_MS;
    signal.addEventListener('abort', () => fail(signal.reason), { signal: over.signal });
    beat = window.setInterval(() => {
      if (!document.hidden) left -= BEAT_MS;
      if (left <= 0) fail(new Error(`It has not come to an end within ${LIMIT_MS / 1_000} s`));
    }, BEAT_MS);
  });
  try {
    await Promise.race([action(), limit]);
  } finally {
    over.abort();
    clearInterval(beat);
  }
}
