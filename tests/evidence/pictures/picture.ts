import type { Page } from '@playwright/test';
import { devtools, hasDevtools } from '../../driver/driven/devtools.ts';
import { inPageOf } from '../../driver/driven/in-page.ts';
import type { OutlineTarget } from '../../driver/in-page/outlines.ts';
import type { PictureFacts } from '../attachments.ts';
import { type Box, crop, joinTouching, placeFrames, TAG_HEIGHT } from './frames.ts';

/** Image pixels per CSS px, fewer if the whole view is shown, and WebP quality in percent: text is sharp. */
const MAX_SCALE = 1.5;
const QUALITY = 50;
/** Longest side of a picture of the whole view, in image pixels. */
const MAX_SIDE = 1_000;
/** Width of an outline, in CSS px of the picture. */
const LINE = 2.5;

/** In Chromium, stops the scripts of a page for good, so that it does not react to scrolling or drawing for its picture. */
async function stop(page: Page): Promise<void> {
  if (!hasDevtools(page)) return;
  const session = await devtools(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/**
 * Takes a picture of a part of the view.
 *
 * @param clip in CSS px from the view's left and top
 * @param scale image pixels per CSS px; always 1 outside Chromium
 */
async function capture(page: Page, clip: Box, scale: number): Promise<Buffer> {
  if (!hasDevtools(page)) return page.screenshot({ type: 'webp', quality: QUALITY, clip });
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const session = await devtools(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...clip, x: clip.x + scrolled.x, y: clip.y + scrolled.y, scale },
  });
  return Buffer.from(data, 'base64');
}

/**
 * Draws frames over the page.
 *
 * @param line width of the lines in CSS px
 */
function drawFrames(
  page: Page,
  { frames, tags }: ReturnType<typeof placeFrames>,
  line: number,
): Promise<void> {
  const size = TAG_HEIGHT * line;
  const border = `margin: ${-line}px; border: ${line}px solid #d6336c; border-radius: ${2 * line}px; box-shadow: 0 0 0 ${line / 2}px #fff`;
  const tag = `min-width: ${size / 2}px; height: ${size}px; padding: 0 ${size / 4}px; border-radius: ${size / 2}px;
    background: #d6336c; color: #fff; font: 700 ${0.66 * size}px/${size}px sans-serif; text-align: center; white-space: nowrap`;
  const drawn = [
    ...frames.map(({ x, y, width, height }) => {
      return { x, y, text: '', style: `width: ${width}px; height: ${height}px; ${border}` };
    }),
    // After all frames, so that no frame crosses a tag.
    ...tags.map((each) => ({ ...each, style: tag })),
  ];
  return page.evaluate((all) => {
    for (const { x, y, text, style } of all) {
      const element = document.createElement('div');
      element.textContent = text;
      element.style.cssText = `all: initial; forced-color-adjust: none; position: fixed; z-index: 9999;
        left: ${x}px; top: ${y}px; ${style}`;
      document.documentElement.append(element);
    }
  }, drawn);
}

/** Takes a picture of the page at the end of a scenario, with the subjects of its sentences outlined. */
export class Picture {
  private sentence = 0;
  private readonly targets: (OutlineTarget & { readonly sentence: number })[] = [];

  constructor(private readonly page: Page) {}

  /** Sets the current sentence, by its index in the example. */
  begin(sentence: number): void {
    this.sentence = sentence;
  }

  /** Adds a subject of the current sentence. */
  outline(target: OutlineTarget): void {
    this.targets.push({ ...target, sentence: this.sentence });
  }

  /**
   * Takes the picture. In Chromium, no script of the page runs afterwards.
   *
   * @param isFullView whether to show the whole view, whatever the targets
   */
  async take(isFullView: boolean): Promise<{ body: Buffer } & PictureFacts> {
    const inPage = inPageOf(this.page);
    // Before it scrolls, so that the page does not react to that.
    await stop(this.page);
    await inPage.paint();
    const isWhole = isFullView || this.targets.some(({ crop }) => crop === 'none');
    const [first] = this.targets;
    if (first && !isWhole && !this.targets.some(({ area }) => area === 'first'))
      await inPage.bringIntoView(first);
    const { view, outlined } = await this.locate();
    const isCropped = !isWhole && outlined.length > 0;
    const clip = isCropped ? crop(outlined, view) : view;
    const longest = Math.max(view.width, view.height);
    const scale = isCropped ? MAX_SCALE : Math.min(MAX_SCALE, MAX_SIDE / longest);
    // Its display size: never enlarged.
    const shown = Math.min(scale, 1);
    const line = LINE / shown;
    const placed = placeFrames(outlined, clip, line);
    await drawFrames(this.page, placed, line);
    return {
      body: await capture(this.page, clip, scale),
      width: Math.round(clip.width * shown),
      height: Math.round(clip.height * shown),
      outlined: placed.sentences,
    };
  }

  /** The view and the boxes of the targets in it, sentence by sentence. */
  private async locate() {
    const { view, located } = await inPageOf(this.page).locate(this.targets);
    const all = this.targets.map((target, nth) => ({ ...target, boxes: located[nth] ?? [] }));
    const sentences = [...new Set(all.map(({ sentence }) => sentence))];
    const outlined = sentences.flatMap((sentence) => {
      const its = all.filter((target) => target.sentence === sentence);
      const crop = its.at(-1)?.crop;
      const joined = joinTouching(its.flatMap(({ boxes }) => boxes));
      return joined.map((box) => ({ ...box, sentence, crop }));
    });
    return { view, outlined };
  }
}
