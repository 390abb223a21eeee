/** Time-out of a sentence while the document is visible, in ms. */
const LIMIT_MS = 30_000;
const POLL_MS = 250;

/**
 * Awaits an action with a time-out. Time in a hidden tab does not count, because browsers render no frames
 * there.
 *
 * @param signal ends the wait early
 * @throws Error on the time-out, or the signal's reason
 */
export async function withinLimit(action: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  let timer = 0;
  const limit = new Promise<never>((_, fail) => {
    let left = LIMIT_MS;
    signal.addEventListener('abort', () => fail(signal.reason), { signal: over.signal });
    timer = window.setInterval(() => {
      if (!document.hidden) left -= POLL_MS;
      if (left <= 0) fail(new Error(`Timed out after ${LIMIT_MS / 1_000} s`));
    }, POLL_MS);
  });
  try {
    await Promise.race([action(), limit]);
  } finally {
    over.abort();
    clearInterval(timer);
  }
}
