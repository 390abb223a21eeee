import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Box, crop, join, type Outlined } from './crop.ts';

/** What a step says something about, for the picture of its scenario. */
export interface Point {
  readonly at: Locator;
  /** What of it tells enough, where it is wide. */
  readonly enough?: 'left' | 'middle';
  /** Whether the picture is about the whole view. */
  readonly whole?: boolean;
  /** Only the first of it in view; its text; or the room below it, down to the end of the page. */
  readonly part?: 'first' | 'text' | 'below';
}

/** A picture, and what it shows outlined. */
export interface Taken {
  readonly body: Buffer;
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** The steps whose points are outlined, by their ids, in the order of their numbers. */
  readonly outlined: readonly string[];
}

/** Picture elements a CSS px, so that text stays sharp; fewer where the whole view is shown. */
const SCALE = 1.5;
/** Longest side of a picture of the whole view, in picture elements. */
const LONGEST = 1_000;
/** Width of an outline, in CSS px of the picture. */
const LINE = 2.5;
/** Of WebP, in percent: below it the small text frays. */
const QUALITY = 50;

/** Takes the picture of a scenario's last moment, with what its steps were about outlined. */
export class Picture {
  private step = '';
  private readonly points: (Point & { readonly step: string })[] = [];

  constructor(private readonly page: Page) {}

  /** Says which step comes now, by its id. */
  begin(step: string): void {
    this.step = step;
  }

  /** Takes note that the present step is about this. */
  outline(point: Point): void {
    this.points.push({ ...point, step: this.step });
  }

  /**
   * Takes the picture. The page is stopped for good: no script of it runs any more.
   *
   * @param entire whether all of the view is shown, whatever the points
   */
  async take(entire: boolean): Promise<Taken> {
    const session = await this.page.context().newCDPSession(this.page);
    // What is out of view is scrolled to, and the page must not answer to that.
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    const [first] = this.points;
    let outlined = await this.locate();
    const isAboutView = entire || this.points.some(({ whole, part }) => whole || part === 'first');
    if (first && !isAboutView && !outlined.some(({ step }) => step === first.step)) {
      await this.bringIntoView(first);
      outlined = await this.locate();
    }
    const view = await this.view();
    const isWhole = entire || outlined.length === 0 || this.points.some(({ whole }) => whole);
    const clip = isWhole ? view : crop(outlined, view);
    const longest = Math.max(view.width, view.height);
    const scale = isWhole ? Math.min(SCALE, LONGEST / longest) : SCALE;
    await this.draw(outlined, view, LINE / Math.min(scale, 1));
    const body = await this.capture(session, clip, scale);
    // As large as it can be shown without being enlarged.
    const shown = Math.min(scale, 1);
    return {
      body,
      width: Math.round(clip.width * shown),
      height: Math.round(clip.height * shown),
      outlined: outlined.map(({ step }) => step),
    };
  }

  private async capture(session: CDPSession, clip: Box, scale: number): Promise<Buffer> {
    const scrolled = await this.page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { ...clip, x: clip.x + scrolled.x, y: clip.y + scrolled.y, scale },
    });
    return Buffer.from(data, 'base64');
  }

  private view(): Promise<Box> {
    return this.page.evaluate(() => {
      const { clientWidth, clientHeight } = document.documentElement;
      return { x: 0, y: 0, width: clientWidth, height: clientHeight };
    });
  }

  /** The points in view, one box for each step, cut to what the reader sees of them. */
  private async locate(): Promise<Outlined[]> {
    const found = new Map<string, Outlined>();
    for (const { at, step, part, enough } of this.points) {
      const box = await at.evaluateAll(visibleBox, part);
      if (!box) continue;
      const before = found.get(step);
      found.set(step, { ...join(before ?? box, box), step, enough });
    }
    return [...found.values()];
  }

  private bringIntoView({ at, part }: Point): Promise<void> {
    return at.evaluateAll((elements, part) => {
      if (part === 'below') window.scrollTo(0, document.documentElement.scrollHeight);
      else {
        elements.at(-1)?.scrollIntoView({ block: 'end', behavior: 'instant' });
        // What stands below it belongs to the picture.
        window.scrollBy(0, 80);
      }
    }, part);
  }

  /** Draws the outlines, their lines so many px wide, numbered where there are more than one. */
  private draw(outlined: readonly Outlined[], view: Box, line: number): Promise<void> {
    const frames = outlined.map((box) => {
      const left = Math.max(box.x - line, 0);
      const top = Math.max(box.y - line, 0);
      const right = Math.min(box.x + box.width + line, view.width);
      const bottom = Math.min(box.y + box.height + line, view.height);
      return { left, top, width: right - left, height: bottom - top, line, enough: box.enough };
    });
    return this.page.evaluate((all) => {
      for (const [index, { left, top, width, height, line, enough }] of all.entries()) {
        const frame = document.createElement('div');
        frame.style.cssText = `all: initial; position: fixed; z-index: 9999; box-sizing: border-box;
          left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
          border: ${line}px solid #d6336c; border-radius: 6px; box-shadow: 0 0 0 1.5px #fff`;
        if (all.length > 1) {
          const number = document.createElement('div');
          number.textContent = String(index + 1);
          number.style.cssText = `all: initial; position: absolute; top: -10px; width: 18px;
            left: ${enough === 'middle' ? '50%' : '-4px'}; border-radius: 9px; background: #d6336c; color: #fff; text-align: center;
            font: 700 12px/18px sans-serif`;
          frame.append(number);
        }
        document.documentElement.append(frame);
      }
    }, frames);
  }
}

/** In the page: the box around these elements, cut to the view, or nothing if none is in view. */
function visibleBox(elements: (Element | SVGElement)[], part: Point['part']): Box | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  const heads = document.querySelectorAll('#root th, #root [role=columnheader]');
  const boxes = elements
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { left, right, bottom, top } = (part === 'text' ? range : each).getBoundingClientRect();
      if (part === 'below') {
        const end = document.documentElement.getBoundingClientRect().bottom;
        return { left, right, top: bottom, bottom: end };
      }
      // Below the headers, which may cover what is scrolled under them.
      let over = 0;
      if (each.closest('tr, [role=row]') && !each.closest('th, [role=columnheader]'))
        for (const head of heads) over = Math.max(over, head.getBoundingClientRect().bottom);
      return { left, right, top: Math.max(top, over), bottom };
    })
    .map(({ left, right, top, bottom }) => ({
      left: Math.max(left, 0),
      right: Math.min(right, clientWidth),
      top: Math.max(top, 0),
      bottom: Math.min(bottom, clientHeight),
    }))
    .filter(({ left, right, top, bottom }) => right - left > 4 && bottom - top > 4)
    .slice(0, part === 'first' ? 1 : undefined);
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  return {
    x,
    y,
    width: Math.max(...boxes.map(({ right }) => right)) - x,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
  };
}
