import { Then, When } from '@cucumber/cucumber';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tsImport } from 'tsx/esm/api';
import type { InfiniteScrollProps } from '../../src/loading/InfiniteScroll.tsx';
import { isThresholdReached, parseThreshold, type Threshold } from '../../src/loading/threshold.ts';
import { expect } from '../../tests/driver/expect.ts';
import { warningsOf } from '../../tests/modules/console-warnings.ts';
import type { SpecificationWorld } from '../support/world.ts';

type ThresholdModule = typeof import('../../src/loading/threshold.ts');

/** A module as a page has it that was just opened: with no memory of what it has warned of. */
const fresh = <Module>(path: string): Promise<Module> => tsImport(path, import.meta.url);

/** The values that a sentence enumerates. */
const valuesIn = (list: string): unknown[] => JSON.parse(`[${list.replace(' and ', ', ')}]`);

When(
  /^the value (.+) is read as a threshold$/,
  async function (this: SpecificationWorld, value: string) {
    const { parseThreshold } = await fresh<ThresholdModule>('../../src/loading/threshold.ts');
    const threshold = parseThreshold(JSON.parse(value));
    this.made.text = threshold ? `${threshold.value}${threshold.unit}` : 'nothing';
  },
);

Then('it means {string}', function (this: SpecificationWorld, meaning: string) {
  expect(this.made.text).toBe(meaning);
});

When(
  'a box is scrolled to {float} px from its bottom',
  function (this: SpecificationWorld, left: number) {
    this.geometry = { scrollTop: 1_500 - left, clientHeight: 500, scrollHeight: 2_000 };
  },
);

Then(
  /^the threshold "(.+)" is (reached|not reached)$/,
  function (this: SpecificationWorld, text: string, reached: string) {
    const threshold = parseThreshold(text) as Threshold;
    expect(isThresholdReached(threshold, this.geometry)).toBe(reached === 'reached');
  },
);

When(
  /^the value (.+) is given as the threshold$/,
  async function (this: SpecificationWorld, value: string) {
    const { thresholdOrDefault } = await fresh<ThresholdModule>('../../src/loading/threshold.ts');
    this.made.warnings = warningsOf(() => thresholdOrDefault(JSON.parse(value)));
  },
);

When(
  /^the values (.+) are given as thresholds$/,
  async function (this: SpecificationWorld, list: string) {
    const { thresholdOrDefault } = await fresh<ThresholdModule>('../../src/loading/threshold.ts');
    this.made.warnings = warningsOf(() => {
      for (const value of valuesIn(list)) thresholdOrDefault(value);
    });
  },
);

Then(/^it warns of (.+), in this order$/, function (this: SpecificationWorld, list: string) {
  const named = valuesIn(list).map((value) => `threshold ${JSON.stringify(value)}:`);
  expect(this.made.warnings).toEqual(named.map((words) => expect.stringContaining(words)));
});

When('a scroller without a data length is shown twice', async function (this: SpecificationWorld) {
  const { InfiniteScroll } = await fresh<typeof import('../../src/loading/InfiniteScroll.tsx')>(
    '../../src/loading/InfiniteScroll.tsx',
  );
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
