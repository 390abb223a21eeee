/** Time-out of a sentence while the document is visible and no time passes on its page, in ms. */
const LIMIT_MS = 30_000;
const POLL_MS = 250;

/**
 * Awaits an action with a time-out. Time in a hidden tab does not count, because browsers render no frames
 * there; it starts again whenever time passes on the page, which takes long on a busy machine.
 *
 * @param now the time of the page, held by its clock
 * @param signal ends the wait early
 * @throws Error on the time-out, or the signal's reason
 */
export async function withinLimit(
  action: () => Promise<void>,
  now: () => number | undefined,
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  const limit = new Promise<never>((_, fail) => {
    let left = LIMIT_MS;
    let before = now();
    signal.addEventListener('abort', () => fail(signal.reason), { signal: over.signal });
    timer = setInterval(() => {
      const present = now();
      if (present !== before) left = LIMIT_MS;
      before = present;
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
