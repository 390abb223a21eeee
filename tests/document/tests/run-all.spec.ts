/** One of the longest tests: `playwright.config.ts` starts it first. */
import { featuresIn, readFeature } from '../../results/features.ts';
import { dockOf, runToEnd } from './dock.ts';
import { expect, test } from './published.ts';

const RUNNABLE = '[data-example]';

test('all examples that need no driven browser pass in the document, as on the command line', async ({
  document,
}) => {
  // Hidden, because rendering the document for each frame takes a third of the time.
  await document.addStyleTag({
    content: 'body { opacity: 0 } .rule { content-visibility: auto }',
  });
  const examples = await document.locator(RUNNABLE).count();
  const all = document.locator('.summary').getByRole('button', { name: /^Run \d+ examples in / });
  await runToEnd(document, all);
  expect(await document.locator('.this-browser.failure').allTextContents()).toEqual([]);
  await expect(dockOf(document).getByRole('status')).toHaveText(
    new RegExp(`^${examples} passed, 0 failed here, in Chrome [\\d.]+$`),
  );
  const pickles = featuresIn('features')
    .flatMap(readFeature)
    .flatMap(({ pickle }) => pickle ?? []);
  expect(examples / pickles.length).toBeGreaterThan(0.6);

  // The examples that may judge any page.
  const places = await document
    .locator(RUNNABLE)
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-example')));
  const general = pickles.filter(({ tags }) => !tags.some(({ name }) => name === '@own'));
  const offered = general.filter(({ uri, location }) =>
    places.includes(`${uri}:${location?.line}`),
  );
  // The others need a mouse, a key or the network.
  expect(offered.length / general.length).toBeGreaterThan(0.9);
});
