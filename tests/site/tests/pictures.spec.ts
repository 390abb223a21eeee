import { expect, test } from './published.ts';

/** Pink picture elements of which the smallest outline has more. */
const LEAST_PINK = 50;

test('every picture with an outline shows it', async ({ document }) => {
  const plain = await document.locator('.pictures img').evaluateAll(async (all, least) => {
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
  expect(plain).toEqual([]);
});

test('pictures describe what they show with the values of their row, and row names are unique', async ({
  document,
}) => {
  const alts = await document
    .locator('.pictures img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
  expect(alts.filter((alt) => /<[a-z ]+>/.test(alt))).toEqual([]);
  const alike = await document.locator('.pictures').evaluateAll((all) =>
    all.filter((each) => {
      const names = [...each.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
      return new Set(names).size < names.length;
    }),
  );
  expect(alike).toHaveLength(0);
});

test('every number in a picture follows a sentence', async ({ document }) => {
  const without = await document.locator('.example').evaluateAll((all) =>
    all
      .filter((each) =>
        [...each.querySelectorAll('img')].some(({ alt }) => /Outlined: .+; /.test(alt)),
      )
      .filter((each) => each.querySelectorAll('.number').length < 2)
      .map(({ id }) => id),
  );
  expect(without).toEqual([]);
});

test('pictures load lazily', async ({ page, site }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.webp')) asked.add(request.url());
  });
  await page.goto(`${site.url}spec/`);
  const pictures = await page.locator('.pictures img').count();
  expect(asked.size).toBeLessThan(pictures / 4);
  const last = page.locator('.pictures img').last();
  const { src } = await last.evaluate(({ src }: HTMLImageElement) => ({ src }));
  const answer = page.waitForResponse(src);
  await last.scrollIntoViewIfNeeded();
  expect((await answer).ok()).toBe(true);
});

const UNSEEN = {
  'R6.1': 'Stored in the browser: nothing',
  'R7.1': 'Asked for since the page opened: nothing',
  'R8.2': 'Said in the console: warning: Invalid scroll threshold',
  B5: 'The status region says: Sorted by',
  B10: 'Forbidden by the policy: connect-src',
};

for (const [id, text] of Object.entries(UNSEEN)) {
  test(`what no picture of ${id} can show is said in words`, async ({ document }) => {
    await expect(document.locator(`[id="${id}"] .logs`, { hasText: text }).first()).toBeVisible();
  });
}
