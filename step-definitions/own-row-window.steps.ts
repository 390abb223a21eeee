import { Given, Then, When } from '@cucumber/cucumber';
import { highestAt } from '../src/row-window/pageHeight.ts';
import {
  indexAt,
  isShort,
  type Layout,
  layoutOf,
  offsetOf,
  windowFor,
} from '../src/row-window/rowWindow.ts';
import { expect } from './expect.ts';
import type { SpecificationWorld } from './world.ts';

Given(
  /^a list of (\d+) rows, (\d+) px high, with rows (\d+) to \d+ in the document, at (.+) px$/,
  function (this: SpecificationWorld, count: string, total: string, start: string, tops: string) {
    const edges = tops.split(/, | and | to /).map(Number);
    this.layout = { start: Number(start), edges, count: Number(count), total: Number(total) };
  },
);

Given(
  'a list of {int} rows, {int} px each, with rows {int} to {int} in the document',
  function (this: SpecificationWorld, count: number, height: number, start: number, end: number) {
    const edges = Array.from({ length: end - start + 2 }, (_, nth) => (start + nth) * height);
    this.layout = { start, edges, count, total: count * height };
  },
);

Given(
  'a list of {int} rows, none in the document yet, {int} px each',
  function (this: SpecificationWorld, count: number, height: number) {
    this.layout = layoutOf(count, height);
  },
);

Then('row {int} begins at {int} px', function (this: SpecificationWorld, row: number, top: number) {
  expect(offsetOf(this.layout, row)).toBe(top);
});

Then(
  'at {int} px stands row {int}',
  function (this: SpecificationWorld, offset: number, row: number) {
    expect(indexAt(this.layout, offset)).toBe(row);
  },
);

When(
  'rows {int} to {int} are in view',
  function (this: SpecificationWorld, first: number, last: number) {
    this.span = { first, last };
  },
);

Then(
  'rows {int} to {int} are in the document, with {int} px before them and {int} px after',
  function (this: SpecificationWorld, start: number, last: number, before: number, after: number) {
    const rowWindow = windowFor(this.layout as Layout, this.span);
    expect(rowWindow).toEqual({ start, end: last + 1, before, after });
  },
);

Then(
  /^other rows (are|are not) due in the document$/,
  function (this: SpecificationWorld, demand: string) {
    expect(isShort(this.layout, this.span)).toBe(demand === 'are');
  },
);

Then(
  'at {float} px of the screen to a px, a page can be {int} px high',
  (pixelRatio: number, highest: number) => {
    expect(highestAt(pixelRatio)).toBe(highest);
  },
);

Given('a page can be {int} px high', function (this: SpecificationWorld, highest: number) {
  this.highest = highest;
});
