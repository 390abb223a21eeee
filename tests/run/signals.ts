/** Signals by which a terminal or a process manager ends a command. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Interval at which the parent process is checked, in ms. */
const POLL_MS = 500;

/**
 * Calls `end` when this process should end: on a signal, or after its parent process has ended, because npm
 * forwards no signal to the child of its shell.
 *
 * @param end receives the signal
 * @returns a function that stops listening
 */
export function onTermination(end: (signal: (typeof SIGNALS)[number]) => void): () => void {
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid !== parent && end('SIGHUP'), POLL_MS);
  orphaned.unref();
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    clearInterval(orphaned);
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
