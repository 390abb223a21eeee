import { driverIn } from '../../driver/framed/window.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import { WINDOW } from '../../driver/judged-window.ts';
import { type Box, crop, joinTouching } from '../../evidence/pictures/frames.ts';

/** Minimum scale at which a whole window is legible. */
const READABLE = 0.6;

const px = (value: number) => `${value}px`;

/** Shows the judged page, scaled down, with the subject of a sentence outlined. */
export class Stage {
  frame = document.createElement('iframe');
  private readonly canvas = document.createElement('div');
  private readonly outlines = document.createElement('div');
  private readonly sizes = new ResizeObserver(() => this.fit());
  private outlined: readonly Box[] = [];

  constructor(private readonly root: HTMLElement) {
    this.canvas.className = 'canvas';
    root.append(this.canvas);
  }

  /** Replaces the frame, and so ends whatever still runs in the old one. */
  renew(): void {
    this.sizes.disconnect();
    this.frame = document.createElement('iframe');
    this.frame.title = 'The judged page';
    Object.assign(this.frame.style, { width: px(WINDOW.width), height: px(WINDOW.height) });
    this.outlined = [];
    this.outlines.replaceChildren();
    this.canvas.replaceChildren(this.frame, this.outlines);
    this.sizes.observe(this.root);
    this.sizes.observe(this.frame);
  }

  remove(): void {
    this.sizes.disconnect();
  }

  /** Outlines the visible subjects of a sentence; removes all outlines if there are no targets. */
  outline(targets: readonly OutlineTarget[]): void {
    const { located } = driverIn(this.frame)?.locate(targets) ?? { located: [] };
    this.outlined = joinTouching(located.flatMap(({ boxes }) => boxes));
    const boxes = this.outlined.map(({ x, y, width, height }) => {
      const box = document.createElement('div');
      box.className = 'outline';
      Object.assign(box.style, { left: px(x), top: px(y), width: px(width), height: px(height) });
      return box;
    });
    this.outlines.replaceChildren(...boxes);
    this.fit();
  }

  /** Scales the window to the panel's width; crops it to the outlines if it would be illegible. */
  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    const whole = { x: 0, y: 0, width, height };
    const room = this.root.clientWidth;
    const isTooSmall = room / width < READABLE && this.outlined.length > 0;
    const needed = this.outlined.map((box) => ({ ...box, crop: 'left' as const }));
    const shown = isTooSmall ? crop(needed, whole) : whole;
    const scale = Math.min(1, room / shown.width);
    this.root.style.height = px(Math.min(shown.height, WINDOW.height) * scale);
    this.canvas.style.transform = `scale(${scale}) translate(${px(-shown.x)}, ${px(-shown.y)})`;
  }
}
