import type { InPageDriver } from '../in-page/driver.ts';
import type { Want } from '../in-page/randomness.ts';
import type {
  DrivenBrowser,
  InPage,
  JudgedWindow,
  Modifier,
  Place,
  Size,
} from '../judged-window.ts';
import { Quiet } from '../quiet.ts';
import { LENT } from './lent.ts';
import type { Recorder } from './recorder.ts';

const nothing = new Proxy({} as DrivenBrowser, {
  get: (_, need) => {
    throw new Error(`Needs a driven browser: ${String(need)}`);
  },
});

/** What is pressed and released when something is clicked, in the order of a browser's events. */
const CLICK = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** What a frame's first script has put there under a name, if the page in it has such a script. */
function partOf<Part>({ contentWindow }: HTMLIFrameElement, name: string): Part | undefined {
  return contentWindow ? Reflect.get(contentWindow, Symbol.for(name)) : undefined;
}

/** The driver's part in the page of a frame, if it is there. */
export function driverIn(frame: HTMLIFrameElement): InPageDriver | undefined {
  return partOf(frame, 'driver');
}

/** A frame of the same origin in the reader's own browser. */
export class FramedWindow implements JudgedWindow {
  readonly quiet = new Quiet();
  readonly driven = nothing;
  /** What others have stored in the same origin. */
  private storedBefore: readonly string[] | undefined;

  constructor(private readonly frame: HTMLIFrameElement) {}

  inPage: InPage = async (name, ...given) => {
    const driver = driverIn(this.frame);
    if (!driver) throw new Error(`The page in the frame has no driver: ${this.address()}`);
    const call = driver[name] as (...given: unknown[]) => unknown;
    try {
      return structuredClone(await call(...given)) as never;
    } finally {
      this.listen();
    }
  };

  address(): string {
    return this.content.location.href;
  }

  size(): Size {
    return { width: this.frame.clientWidth, height: this.frame.clientHeight };
  }

  async resize({ width, height }: Size): Promise<void> {
    Object.assign(this.frame.style, { width: `${width}px`, height: `${height}px` });
    // Read, so that the frame is laid out.
    this.frame.getBoundingClientRect();
  }

  async goTo(address: string): Promise<void> {
    this.storedBefore ??= await this.allStored();
    // Nothing is added to the history of the reader's browser.
    await this.visit(() => this.content.location.replace(address));
  }

  async lendRandomness(want: Want): Promise<void> {
    this.frame.dataset[LENT] = want;
  }

  /** Clicks by events alone: the focus stays with the reader. */
  async click({ x, y }: Place, modifiers: readonly Modifier[]): Promise<void> {
    const { content } = this;
    const element = content.document.elementFromPoint(x, y);
    const how = {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: content,
      detail: 1,
      clientX: x,
      clientY: y,
      altKey: modifiers.includes('Alt'),
      ctrlKey: modifiers.includes('Control'),
      metaKey: modifiers.includes('Meta'),
      shiftKey: modifiers.includes('Shift'),
    };
    for (const type of CLICK) {
      const Kind = type.startsWith('pointer') ? content.PointerEvent : content.MouseEvent;
      element?.dispatchEvent(new Kind(type, how));
    }
  }

  async stored(): Promise<string[]> {
    return (await this.allStored()).filter((name) => !this.storedBefore?.includes(name));
  }

  private async allStored(): Promise<string[]> {
    const { document, localStorage, sessionStorage, indexedDB, caches } = this.content;
    const databases = await indexedDB.databases();
    return [
      ...document.cookie.split('; ').filter(Boolean),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name }) => name ?? ''),
      // Only where the page is served safely.
      ...((await caches?.keys()) ?? []),
    ];
  }

  private get content() {
    return this.frame.contentWindow as Window & typeof globalThis;
  }

  private async visit(go: () => void): Promise<void> {
    const loaded = new Promise((done) => this.frame.addEventListener('load', done, { once: true }));
    go();
    await loaded;
  }

  /** Takes over what the page has said and asked for by now. */
  private listen(): void {
    const recorded = partOf<Recorder>(this.frame, 'recorder')?.take();
    for (const { kind, text } of recorded?.messages ?? []) this.quiet.noteMessage(kind, text);
    for (const { kind, url } of recorded?.requests ?? []) this.quiet.noteRequest('GET', url, kind);
  }
}
