/** The control panel of a run, with the judged page in a frame. */
import { driverIn } from '../../driver/framed/window.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import { WINDOW } from '../../driver/judged-window.ts';
import { type Box, joinTouching } from '../../evidence/pictures/frames.ts';
import type { Example } from './examples.ts';

/** What the panel shows. */
export interface View {
  readonly state: 'running' | 'ended' | 'caught';
  /** How many examples run, how many have, and which one does. */
  readonly count: number;
  readonly ran: number;
  readonly example?: Example;
  /** What is wrong with the page in the frame, and whether the reader has found it. */
  readonly fault?: string | undefined;
  readonly isFound?: boolean | undefined;
  /** The status of the run, which screen readers announce. */
  readonly says: string;
}

const TEMPLATE = `
  <div class="head">
    <p><a></a> <span></span></p>
    <button type="button" class="close" aria-label="Close, and remove these results">×</button>
  </div>
  <p class="fault"></p>
  <div class="stage"><div class="canvas"><iframe></iframe><div></div></div></div>
  <progress aria-label="Examples that have run"></progress>
  <p class="status" role="status"></p>
  <div class="head">
    <label><input type="checkbox"> slowly</label>
    <button type="button" class="stop">Stop</button>
    <button type="button" class="another">Break something else</button>
  </div>`;

const px = (value: number) => `${value}px`;

function outlineOf({ x, y, width, height }: Box): HTMLElement {
  const outline = document.createElement('div');
  outline.className = 'outline';
  Object.assign(outline.style, { left: px(x), top: px(y), width: px(width), height: px(height) });
  return outline;
}

export class Panel {
  private readonly root = document.createElement('aside');
  private readonly opener = document.activeElement;
  private readonly sizes = new ResizeObserver(() => this.fit());
  private view: View = { state: 'running', count: 0, ran: 0, says: '' };

  constructor(controls: Record<'close' | 'stop' | 'another', () => void>) {
    this.root.className = 'dock';
    this.root.ariaLabel = 'The specification, run in your browser';
    this.root.innerHTML = TEMPLATE;
    for (const [name, act] of Object.entries(controls)) this.find(`.${name}`).onclick = act;
    this.root.onkeydown = ({ key }) => {
      if (key === 'Escape') controls.close();
    };
    this.keepOpenerInPlace(() => document.body.append(this.root));
  }

  /** Makes room for the panel, or takes it, without moving what the reader has pressed. */
  private keepOpenerInPlace(change: () => void): void {
    const top = () => this.opener?.getBoundingClientRect().top ?? 0;
    const before = top();
    change();
    window.scrollBy(0, top() - before);
  }

  private find<Kind extends HTMLElement>(selector: string): Kind {
    return this.root.querySelector(selector) as Kind;
  }

  /** Whether there is time to watch each sentence, if checked. */
  get slowly(): HTMLInputElement {
    return this.find('input');
  }

  /** Shows what has changed. */
  show(changes: Partial<View>): void {
    this.view = { ...this.view, ...changes };
    const { state, count, ran, example, fault = '', isFound = false, says } = this.view;
    this.root.dataset.state = state;
    Object.assign(this.find('progress'), { max: count, value: ran });
    Object.assign(this.find('a'), { textContent: example?.point, href: `#${example?.point}` });
    this.find('span').textContent = example?.title ?? '';
    this.find('.fault').textContent = fault;
    this.find('.fault').classList.toggle('passed', isFound);
    // Screen readers would read the same text again.
    if (changes.says !== undefined) this.find('.status').textContent = says;
    if (!changes.state) return;
    // The control with the focus may be gone.
    const { activeElement } = document;
    const hasFocus = this.root.contains(activeElement) || activeElement === document.body;
    if (state === 'running') this.find('.stop').focus();
    else if (hasFocus) this.find('.close').focus();
  }

  private get frame(): HTMLIFrameElement {
    return this.find('iframe');
  }

  /** Replaces the frame, and so ends whatever still runs in the old one. */
  renewFrame(): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = 'The judged page';
    Object.assign(frame.style, { width: px(WINDOW.width), height: px(WINDOW.height) });
    this.frame.replaceWith(frame);
    this.sizes.disconnect();
    for (const each of [this.find('.stage'), frame]) this.sizes.observe(each);
    this.outline([]);
    return frame;
  }

  /** Outlines the visible subjects of a sentence. */
  outline(targets: readonly OutlineTarget[]): void {
    const { located } = driverIn(this.frame)?.locate(targets) ?? { located: [] };
    const boxes = joinTouching(located.flat());
    this.find('iframe + div').replaceChildren(...boxes.map(outlineOf));
  }

  /** Shows the whole window, scaled to the panel. */
  private fit(): void {
    const { clientWidth, clientHeight } = this.find('.stage');
    const scales = [clientWidth / this.frame.clientWidth, clientHeight / this.frame.clientHeight];
    this.find('.canvas').style.transform = `scale(${Math.min(1, ...scales)})`;
  }

  remove(): void {
    this.sizes.disconnect();
    this.keepOpenerInPlace(() => this.root.remove());
    if (this.opener instanceof HTMLElement) this.opener.focus();
  }
}
