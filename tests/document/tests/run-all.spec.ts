/** One of the longest tests: `playwright.config.ts` starts it first. */
import { readFileSync } from 'node:fs';
import type { SpecificationFile } from '../data-files.ts';
import { dockOf, expect, PUBLISHED, runToEnd, test } from './published.ts';

test('all examples that need no driven browser pass in the document, as on the command line', async ({
  document,
}) => {
  // Hidden, because rendering the document for each frame takes a third of the time.
  await document.addStyleTag({
    content: 'body { opacity: 0 } .rule { content-visibility: auto }',
  });
  const { points }: SpecificationFile = JSON.parse(
    readFileSync(`${PUBLISHED}/spec/specification.json`, 'utf8'),
  );
  const all = points.flatMap((point) => point.examples);
  const examples = all.filter(({ place }) => place.startsWith('features/'));
  const offered = examples.filter(({ needs }) => needs?.length === 0);
  const button = document
    .locator('.summary')
    .getByRole('button', { name: /^Run \d+ examples in / });
  await runToEnd(document, button);
  expect(await document.locator('.this-browser.failure').allTextContents()).toEqual([]);
  await expect(dockOf(document).getByRole('status')).toHaveText(
    new RegExp(`^${offered.length} passed, 0 failed here, in Chrome [\\d.]+$`),
  );
  expect(offered.length / examples.length).toBeGreaterThan(0.6);
  // The others need a mouse, a key or the network.
  const general = examples.filter(({ isOwn }) => !isOwn);
  const share = general.filter((each) => offered.includes(each)).length / general.length;
  expect(share).toBeGreaterThan(0.9);
});
