/** Runs in the judged page: a reader who leaves it. */

/** Gives the page the events of a reader who leaves. It stays: once gone, it could not be watched. */
export function pretendToLeave(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  Object.defineProperty(document, 'hidden', { value: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  for (const event of ['beforeunload', 'pagehide', 'unload'])
    window.dispatchEvent(new Event(event));
}
