/** Runs each faulty page in the document, under each point that catches it. */
import { faultyPages } from '../../conformance/faulty/faulty-pages.ts';
import { dockOf, expect, test } from './published.ts';

const DRIVEN = 'Needs browser automation';

test('most faulty pages run in a frame', async ({ document }) => {
  const catches = faultyPages.flatMap(({ fails }) => fails).length;
  expect(await document.locator('.caught-pages .run').count()).toBeGreaterThan(catches / 2);
});

for (const { name, fails } of faultyPages) {
  for (const id of fails) {
    test(`${id} catches ‘${name}’ in a frame`, async ({ document }) => {
      const item = document
        .locator(`[id="${id}"] .caught-pages li`)
        .filter({ has: document.getByText(name, { exact: true }) });
      await expect(item).toHaveCount(1);
      test.skip(await item.getByText(DRIVEN).isVisible(), DRIVEN);
      await item.locator('.run').click();
      const dock = dockOf(document);
      await dock.getByLabel('fast').check();
      await expect(dock.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 0 });
      await expect(dock.getByRole('status')).toContainText(`${id} catches it: `);
      await expect(document.locator('.this-browser.verdict.failed')).toBeInViewport();
    });
  }
}
