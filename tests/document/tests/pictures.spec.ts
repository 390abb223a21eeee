import { expect, test } from './published.ts';

test('alternative texts have the values of their row, and names of rows are unique', async ({
  document,
}) => {
  const alts = await document
    .locator('.pictures img')
    .evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
  expect(alts.filter((alt) => /<[a-z ]+>/.test(alt))).toEqual([]);
  const alike = await document.locator('.example').evaluateAll((all) =>
    all.flatMap((each) => {
      const names = [...each.querySelectorAll('figcaption, .run')].map(
        ({ ariaLabel, textContent }) => ariaLabel ?? textContent,
      );
      return new Set(names).size < names.length ? names : [];
    }),
  );
  expect(alike).toEqual([]);
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
