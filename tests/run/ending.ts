/** Signals by which a terminal or a process manager ends a command. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How often to see whether the process that has started this one is still there, in ms. */
const ORPHANED_MS = 500;

/**
 * Calls `end` when this process is to end: by a signal, or because the process that has started it is
 * gone, as npm passes no signal on to what its shell has started.
 *
 * @param end receives the signal
 * @returns a function that stops listening
 */
export function onEnding(end: (signal: (typeof SIGNALS)[number]) => void): () => void {
  const parent = process.ppid;
  const orphaned = setInterval(() => process.ppid !== parent && end('SIGHUP'), ORPHANED_MS);
  orphaned.unref();
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    clearInterval(orphaned);
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
