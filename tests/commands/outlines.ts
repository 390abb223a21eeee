import type { Page } from '@playwright/test';

/** Minimum number of pink pixels; every outline has more. */
const LEAST_PINK = 50;

/** The addresses of pictures that lack the outlines named in their alternative texts. */
export function picturesWithoutOutline(document: Page): Promise<string[]> {
  return document.locator('.pictures img').evaluateAll(async (all, least) => {
    const without: string[] = [];
    for (const image of all as HTMLImageElement[]) {
      if (image.alt.endsWith('Nothing is outlined.')) continue;
      const bitmap = await createImageBitmap(await (await fetch(image.src)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let pink = 0;
      for (let at = 0; at < data.length && pink < least; at += 4) {
        const [red = 0, green = 0] = [data[at], data[at + 1]];
        if (red - green > 80) pink += 1;
      }
      if (pink < least) without.push(image.src);
    }
    return without;
  }, LEAST_PINK);
}
