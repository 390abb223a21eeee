/** Kinds of requests that are no file of the page itself, not even while it opens. */
const CALLS = new Set(['xhr', 'fetch', 'eventsource', 'ping']);

/** All that a page says and asks for besides showing itself. */
export class Quiet {
  /** Calls at any time, and whatever else was asked for since the page has opened (R7.1). */
  readonly requests: string[] = [];
  /** Console messages that no step has claimed, and errors (R8.1). */
  readonly messages: string[] = [];
  /** Origins of all requests, those of the page's own files too. */
  readonly origins = new Set<string>();
  private readonly refusals: string[] = [];
  private opened = false;

  /** Records a request; `kind` as the browser names it. */
  noteRequest(method: string, url: string, kind: string): void {
    if (/^(data|blob):/.test(url)) return;
    this.origins.add(new URL(url).origin);
    if (this.opened || CALLS.has(kind)) this.requests.push(`${method} ${url}`);
  }

  noteSocket(url: string): void {
    this.requests.push(`socket ${url}`);
  }

  noteWorker(url: string): void {
    if (this.opened) this.requests.push(`worker ${url}`);
  }

  /** Records a message; `kind` is 'warning', 'error' … */
  noteMessage(kind: string, text: string): void {
    this.messages.push(`${kind}: ${text}`);
  }

  /** While the page opens, its own files may be asked for. */
  startOpening(): void {
    this.opened = false;
  }

  finishOpening(): void {
    this.opened = true;
  }

  /** Takes the messages that contain all of `texts`, so that they no longer break the quiet. */
  claim(...texts: string[]): string[] {
    const claimed = this.messages.filter((each) => texts.every((text) => each.includes(text)));
    for (const each of claimed) this.messages.splice(this.messages.indexOf(each), 1);
    return claimed;
  }

  /** Expects that the browser reports, now or later, what it has refused, by any of these texts. */
  expectRefusals(...texts: string[]): void {
    this.refusals.push(...texts);
  }

  /** All that broke the quiet. */
  breaches(): string[] {
    const all = [...this.requests.map((each) => `asked for ${each}`), ...this.messages];
    return all.filter((each) => !this.refusals.some((text) => each.includes(text)));
  }
}
