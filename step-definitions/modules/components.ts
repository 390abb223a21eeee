import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { InfiniteScrollProps } from '../../src/loading/InfiniteScroll.tsx';
import { parseThreshold } from '../../src/loading/threshold.ts';
import { expect } from '../../tests/driver/expect.ts';
import { needs, Then, When } from '../support/world.ts';

/** The console warnings that `run` gives, in this process. */
function warningsOf(run: () => void): string[] {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (message: string) => warnings.push(message);
  try {
    run();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

When('a scroller without a data length is shown twice', needs('freshModule'), async function () {
  const { tsImport } = await import('tsx/esm/api');
  // As on a page that was just opened: the module remembers what it has warned about.
  const { InfiniteScroll }: typeof import('../../src/loading/InfiniteScroll.tsx') = await tsImport(
    '../../src/loading/InfiniteScroll.tsx',
    import.meta.url,
  );
  const props = {
    next: () => {},
    loading: false,
    loader: '',
    children: 'the children',
  } as unknown as InfiniteScrollProps;
  let markup = '';
  const warnings = warningsOf(() => {
    for (const _ of [1, 2]) markup += renderToStaticMarkup(createElement(InfiniteScroll, props));
  });
  this.result = { markup, warnings };
});

When('the scroller is given the number {float} as its threshold', function (number: number) {
  const threshold = parseThreshold(number);
  this.result = threshold ? { threshold } : {};
});

Then(/^it is (refused|read as \S+)$/, function (expected: string) {
  const { threshold } = this.result;
  expect(threshold ? `read as ${threshold.value}${threshold.unit}` : 'refused').toBe(expected);
});

Then('it warns once with {string}, and its children are shown', function (text: string) {
  expect(this.result.warnings).toEqual([expect.stringContaining(text)]);
  expect(this.result.markup?.match(/the children/g)).toHaveLength(2);
});
