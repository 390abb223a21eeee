import type { CDPSession, Page } from '@playwright/test';
import { CELLS } from '../../driver/table.ts';
import { type Box, crop, joinTouching, type Outlined } from './crop.ts';
import { placeFrames } from './frames.ts';
import { drawFrames, type Point, rowNumber, visibleBoxes, wholeHeight } from './outlines.ts';

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
    if (first && !isAboutView && (await this.isMostlyHidden(first))) {
      await this.bringIntoView(first);
      outlined = await this.locate();
    }
    const view = await this.view();
    const isWhole = entire || outlined.length === 0 || this.points.some(({ whole }) => whole);
    const clip = isWhole ? view : crop(outlined, view);
    const longest = Math.max(view.width, view.height);
    const scale = isWhole ? Math.min(SCALE, LONGEST / longest) : SCALE;
    const line = LINE / Math.min(scale, 1);
    const { frames, steps } = placeFrames(outlined, clip, line);
    await drawFrames(this.page, frames, line);
    const body = await this.capture(session, clip, scale);
    // As large as it can be shown without being enlarged.
    const shown = Math.min(scale, 1);
    return {
      body,
      width: Math.round(clip.width * shown),
      height: Math.round(clip.height * shown),
      outlined: steps,
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

  /** The points in view, those of one step together, cut to what the reader sees of them. */
  private async locate(): Promise<Outlined[]> {
    const found = new Map<string, Outlined[]>();
    for (const { at, step, part, enough, isNumbered } of this.points) {
      const boxes = joinTouching([
        ...(found.get(step) ?? []),
        ...(await at.evaluateAll(visibleBoxes, part)),
      ]);
      const label = isNumbered ? await at.evaluateAll(rowNumber, CELLS) : undefined;
      found.set(
        step,
        boxes.map((box) => ({ ...box, step, enough, label })),
      );
    }
    return [...found.values()].flat();
  }

  /** Whether less than half of a point is in view that could be there as a whole. */
  private async isMostlyHidden({ at, part }: Point): Promise<boolean> {
    const [box] = await at.evaluateAll(visibleBoxes, part);
    if (!box || part === 'below') return !box;
    const height = await at.evaluateAll(wholeHeight);
    return box.height < Math.min(height, (await this.view()).height / 2) / 2;
  }

  private bringIntoView({ at, part }: Point): Promise<void> {
    return at.evaluateAll((elements, part) => {
      if (part === 'below') window.scrollTo(0, document.documentElement.scrollHeight);
      else {
        const element = elements.at(-1);
        element?.scrollIntoView({ block: 'end', behavior: 'instant' });
        const { bottom = 0 } = element?.getBoundingClientRect() ?? {};
        // What stands below it belongs to the picture.
        window.scrollBy(0, Math.max(bottom + 80 - document.documentElement.clientHeight, 0));
      }
    }, part);
  }
}
