import type { CDPSession, Locator, Page } from '@playwright/test';
import { type Box, crop, join, type Outlined } from './crop.ts';
import { drawOutlines, visibleBox } from './outlines.ts';

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
    await drawOutlines(this.page, outlined, view, LINE / Math.min(scale, 1));
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
}
