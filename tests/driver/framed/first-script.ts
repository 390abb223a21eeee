/**
 * The first script of a page in a frame: the in-page driver, the fake clock, and a record of the page's console
 * messages, errors and requests.
 */
import { driver } from '../in-page/driver.ts';

const messages: { readonly type: string; readonly text: string }[] = [];
const requests: Pick<PerformanceResourceTiming, 'initiatorType' | 'name'>[] = [];

for (const level of ['debug', 'error', 'info', 'log', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    const text = values.map(String).join(' ');
    messages.push({ type: level === 'warn' ? 'warning' : level, text });
    print(...values);
  };
}

window.addEventListener('error', ({ message }) => messages.push({ type: 'error', text: message }));
window.addEventListener('unhandledrejection', ({ reason }) =>
  messages.push({ type: 'error', text: String(reason) }),
);
document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
  messages.push({ type: 'error', text: `Content Security Policy: ${effectiveDirective}` }),
);

for (const dialog of ['alert', 'confirm', 'prompt'] as const) {
  window[dialog] = (text?: string) => {
    messages.push({ type: 'dialog', text: String(text) });
    return null as never;
  };
}

const note = (entries: PerformanceEntryList) =>
  requests.push(...(entries as PerformanceResourceTiming[]));
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });

// A call that is no resource.
window.WebSocket = class extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    requests.push({ initiatorType: 'socket', name: this.url });
  }
};

const framed = Object.assign(driver, {
  /** Removes and returns the messages and requests since the last call. */
  takeRecorded() {
    note(observer.takeRecords());
    return { messages: messages.splice(0), requests: requests.splice(0) };
  },
});

/** The in-page driver of a page in a frame. */
export type FramedDriver = typeof framed;

driver.installClock();
const { mockedRandom } = (window.frameElement as HTMLElement).dataset;
if (mockedRandom) driver.mockRandom(Number(mockedRandom));

// A driven browser has no scroll bars either.
const bars = new CSSStyleSheet();
bars.replaceSync('html { scrollbar-width: none }');
document.adoptedStyleSheets.push(bars);
