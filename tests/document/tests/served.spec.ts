import { expect, test } from './published.ts';

test('a page is served uncompressed, though the browser accepts compression', async ({
  page,
  site,
}) => {
  const [answer] = await Promise.all([
    page.waitForResponse(/\/assets\/.*\.js$/),
    page.goto(site.url),
  ]);
  expect((await answer.request().allHeaders())['accept-encoding']).toContain('gzip');
  expect(await answer.headerValue('content-encoding')).toBeNull();
  expect(await answer.headerValue('content-length')).toBe(String((await answer.body()).length));
});
