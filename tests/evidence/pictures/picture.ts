import type { Page } from '@playwright/test';
import { inPageOf } from '../../driver/driven/in-page.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import type { InPage } from '../../driver/judged-window.ts';
import type { PictureFacts } from '../attachments.ts';
import { capture, stop } from './capture.ts';
import { type Box, crop, joinTouching, type Outlined } from './crop.ts';
import { drawFrames } from './draw-frames.ts';
import { placeFrames } from './frames.ts';

/** Image pixels per CSS px, fewer if the whole view is shown, and WebP quality in percent: text is sharp. */
const SHARP = { maxScale: 1.5, quality: 50 };
const SMALL = { maxScale: 0.6, quality: 30 };
/** Longest side of a picture of the whole view, in image pixels. */
const LONGEST = 1_000;
/** Width of an outline, in CSS px of the picture. */
const LINE = 2.5;

/** Takes a picture of the page at the end of a scenario, with the subjects of its steps outlined. */
export class Picture {
  private step = '';
  private readonly targets: (OutlineTarget & { readonly step: string })[] = [];

  private readonly inPage: InPage;

  constructor(private readonly page: Page) {
    this.inPage = inPageOf(page);
  }

  /** Sets the current step, by its id. */
  begin(step: string): void {
    this.step = step;
  }

  /** Adds a subject of the current step. */
  outline(target: OutlineTarget): void {
    this.targets.push({ ...target, step: this.step });
  }

  /**
   * Takes the picture. No script of the page runs afterwards.
   *
   * @param entire whether to show the whole view, whatever the targets
   * @param isSmall whether the file is to be small rather than sharp
   */
  async take(entire: boolean, isSmall = false): Promise<{ body: Buffer } & PictureFacts> {
    const { maxScale, quality } = isSmall ? SMALL : SHARP;
    // Before it scrolls, so that the page does not react to that.
    await stop(this.page);
    await this.inPage.paint();
    const [first] = this.targets;
    const isAboutView = entire || this.targets.some(({ whole, part }) => whole || part === 'first');
    if (first && !isAboutView) await this.inPage.bringIntoView(first);
    const { view, outlined } = await this.locate();
    const isWhole = entire || outlined.length === 0 || this.targets.some(({ whole }) => whole);
    const clip = isWhole ? view : crop(outlined, view);
    const longest = Math.max(view.width, view.height);
    const scale = isWhole ? Math.min(maxScale, LONGEST / longest) : maxScale;
    const line = LINE / Math.min(scale, 1);
    const { frames, steps } = placeFrames(outlined, clip, line);
    await drawFrames(this.page, frames, line);
    const body = await capture(this.page, clip, scale, quality);
    // Its display size: never enlarged.
    const shown = Math.min(scale, 1);
    return {
      body,
      width: Math.round(clip.width * shown),
      height: Math.round(clip.height * shown),
      outlined: steps,
    };
  }

  /** The view and the targets in it, grouped by step. */
  private async locate(): Promise<{ view: Box; outlined: Outlined[] }> {
    const { view, located } = await this.inPage.locate(this.targets);
    const found = new Map<string, Outlined[]>();
    for (const [nth, { boxes, label }] of located.entries()) {
      const { step, enough } = this.targets[nth] as (typeof this.targets)[number];
      found.set(
        step,
        joinTouching([...(found.get(step) ?? []), ...boxes]).map((box) => ({
          ...box,
          step,
          enough,
          label,
        })),
      );
    }
    return { view, outlined: [...found.values()].flat() };
  }
}
