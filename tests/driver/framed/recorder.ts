/** Runs in a framed page before its own scripts: records what it says and asks for. */

const messages: { readonly kind: string; readonly text: string }[] = [];
const requests: { readonly kind: string; readonly url: string }[] = [];

for (const kind of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  const say = console[kind].bind(console);
  console[kind] = (...said: unknown[]) => {
    messages.push({ kind: kind === 'warn' ? 'warning' : kind, text: said.map(String).join(' ') });
    say(...said);
  };
}

window.addEventListener('error', ({ message }) => messages.push({ kind: 'error', text: message }));
window.addEventListener('unhandledrejection', ({ reason }) =>
  messages.push({ kind: 'error', text: String(reason) }),
);
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
  messages.push({ kind: 'error', text: `Content Security Policy: ${effectiveDirective}` }),
);

for (const kind of ['alert', 'confirm', 'prompt'] as const) {
  window[kind] = (text?: string) => {
    messages.push({ kind: 'dialog', text: String(text) });
    return null as never;
  };
}

/** Names of requests, as browsers that are driven have them. */
const KINDS: Record<string, string> = { xmlhttprequest: 'xhr', beacon: 'ping' };

function note(entries: readonly PerformanceEntry[]): void {
  for (const { name: url, initiatorType } of entries as readonly PerformanceResourceTiming[]) {
    requests.push({ kind: KINDS[initiatorType] ?? initiatorType, url });
  }
}

const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });

const recorder = {
  /** Gives what has been recorded since the last time. */
  take() {
    note(observer.takeRecords());
    return { messages: messages.splice(0), requests: requests.splice(0) };
  },
};

export type Recorder = typeof recorder;

Object.defineProperty(window, Symbol.for('recorder'), { value: recorder });
