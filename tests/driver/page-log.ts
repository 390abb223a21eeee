import { expect } from './expect.ts';

/** Types of requests for data, by Playwright and the Resource Timing API: a page has none, not even while it opens. */
const CALLS = new Set(['xhr', 'xmlhttprequest', 'fetch', 'eventsource', 'ping', 'beacon']);

/** The console and network log of a page. */
export class PageLog {
  /** What the page has asked for, apart from its own files while it opened (R7.1). */
  readonly requests: string[] = [];
  /** Console messages and errors (R8.1), except those that a step has removed. */
  readonly messages: string[] = [];
  /** Other windows that the page has opened, and files that it has offered for download (R2.1). */
  readonly windows: string[] = [];
  /** The origin of the page, which its first request has. */
  private origin: string | undefined;
  /** Parts of reports of blocked requests that a step expects, now or later. */
  readonly blocked: string[] = [];
  /** Whether the page has opened; until then it may ask for its own files. */
  isOpen = false;

  addRequest(method: string, url: string, type: string): void {
    if (/^(data|blob):/.test(url)) return;
    const { origin } = new URL(url);
    this.origin ??= origin;
    const isCall = method !== 'GET' || CALLS.has(type) || origin !== this.origin;
    if (this.isOpen || isCall) this.requests.push(`${method} ${url}`);
  }

  /** @param type 'warning', 'error' … */
  addMessage(type: string, text: string): void {
    this.messages.push(`${type}: ${text}`);
  }

  /** Removes and returns the messages that contain all of `texts`. */
  takeMessages(...texts: string[]): string[] {
    const taken = this.messages.filter((each) => texts.every((text) => each.includes(text)));
    for (const each of taken) this.messages.splice(this.messages.indexOf(each), 1);
    return taken;
  }

  /** @throws Error if there were requests, console messages or errors that no sentence expects */
  expectNothingUnexpected(): void {
    const asked = this.requests.map((each) => `asked for ${each}`);
    const all = [...asked, ...this.windows.map((each) => `opened ${each}`), ...this.messages];
    const unexpected = all.filter((each) => !this.blocked.some((text) => each.includes(text)));
    expect(unexpected, 'R2.1, R7.1, R8.1: unexpected requests, windows or messages').toEqual([]);
  }
}
