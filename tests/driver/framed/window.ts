import type { DrivenBrowser } from '../driven/browser.ts';
import { storedNames } from '../in-page/storage.ts';
import { inPageBy, type JudgedWindow, type Place, type Size } from '../judged-window.ts';
import { PageLog } from '../page-log.ts';
import type { FramedDriver } from './first-script.ts';

/** What pointer and mouse do before a `click` event, in this order, beginning with their arrival. */
const ACTIONS = ['over', 'move', 'down', 'up'] as const;

/** The in-page driver of a frame, if its page is of the same origin and has the frame's first script. */
export function driverIn({
  contentWindow,
  contentDocument,
}: HTMLIFrameElement): FramedDriver | undefined {
  return contentDocument ? Reflect.get(contentWindow as Window, Symbol.for('driver')) : undefined;
}

/** Thrown where a website cannot do what its reader asks for. The message says why, and what to do. */
export class Unavailable extends Error {}

/** A frame of the same origin in the reader's own browser. */
export class FramedWindow implements JudgedWindow {
  readonly log = new PageLog();
  /** No example that needs it runs here. */
  readonly driven = {} as DrivenBrowser;
  /** Names of data that other pages of the origin have stored, apart from cookies of other paths. */
  private storedBefore: readonly string[] | undefined;

  constructor(private readonly frame: HTMLIFrameElement) {}

  readonly inPage = inPageBy(async (method, given) => {
    const driver = driverIn(this.frame) as FramedDriver;
    const call = driver[method] as (...given: unknown[]) => unknown;
    try {
      return structuredClone(await call(...given));
    } finally {
      const { messages, requests } = driver.takeRecorded();
      for (const { type, text } of messages) this.log.addMessage(type, text);
      for (const { initiatorType: type, name } of requests)
        if (type === 'socket') this.log.requests.push(`socket ${name}`);
        else this.log.addRequest('GET', name, type);
    }
  });

  async resize(size: Partial<Size>): Promise<void> {
    for (const [side, px] of Object.entries(size)) this.frame.style.setProperty(side, `${px}px`);
    // Forces a layout of the frame.
    this.frame.getBoundingClientRect();
  }

  async goTo(address: string): Promise<void> {
    this.storedBefore ??= await storedNames();
    const loaded = new Promise((done) => this.frame.addEventListener('load', done, { once: true }));
    // Adds nothing to the history of the reader's browser.
    this.content.location.replace(address);
    await loaded;
    if (address !== 'about:blank' && !driverIn(this.frame))
      throw new Unavailable(`${address} cannot be opened here. Check the connection, or reload.`);
  }

  async mockRandom(seed: number): Promise<void> {
    this.frame.dataset.mockedRandom = String(seed);
  }

  /** Dispatches the events of a click. The focus stays with the reader. */
  async click({ x, y }: Place, shiftKey: boolean, nth: number): Promise<void> {
    const { content } = this;
    const element = content.document.elementFromPoint(x, y);
    const how = {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: content,
      detail: nth,
      clientX: x,
      clientY: y,
      shiftKey,
    };
    for (const action of ACTIONS) {
      element?.dispatchEvent(new content.PointerEvent(`pointer${action}`, how));
      element?.dispatchEvent(new content.MouseEvent(`mouse${action}`, how));
    }
    element?.dispatchEvent(new content.MouseEvent('click', how));
  }

  async stored(): Promise<string[]> {
    return (await this.inPage.storedNames()).filter((name) => !this.storedBefore?.includes(name));
  }

  private get content() {
    return this.frame.contentWindow as Window & typeof globalThis;
  }
}
