import { Then, When } from '@cucumber/cucumber';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InfiniteScroll, type InfiniteScrollProps } from '../src/loading/InfiniteScroll.tsx';
import { parseThreshold } from '../src/loading/threshold.ts';
import { warningsOf } from './console-warnings.ts';
import { expect } from './expect.ts';
import type { SpecificationWorld } from './world.ts';

When(
  /^the number (\S+) is read as a threshold$/,
  function (this: SpecificationWorld, number: string) {
    const threshold = parseThreshold(Number(number));
    this.made.text = threshold ? `${threshold.value}${threshold.unit}` : 'nothing';
  },
);

Then('it means {string}', function (this: SpecificationWorld, meaning: string) {
  expect(this.made.text).toBe(meaning);
});

When('a scroller without a data length is shown twice', function (this: SpecificationWorld) {
  const props = {
    next: () => {},
    hasMore: true,
    loading: false,
    loader: '',
    children: 'the children',
  } as unknown as InfiniteScrollProps;
  this.made.warnings = warningsOf(() => {
    this.made.text = renderToStaticMarkup(createElement(InfiniteScroll, props));
    this.made.text += renderToStaticMarkup(createElement(InfiniteScroll, props));
  });
});

Then('it warns once with {string}', function (this: SpecificationWorld, text: string) {
  expect(this.made.warnings).toEqual([expect.stringContaining(text)]);
});

Then('its children are shown', function (this: SpecificationWorld) {
  expect(this.made.text.match(/the children/g)).toHaveLength(2);
});
