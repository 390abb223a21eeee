import { Given, Then, When } from '@cucumber/cucumber';
import {
  follow,
  pushedDown,
  reflow,
  repay,
  type Scrolling,
  settle,
} from '../src/row-window/anchor.ts';
import { fit } from '../src/row-window/pageHeight.ts';
import {
  type Layout,
  type RowWindow,
  shareAbove,
  throughRow,
  windowFor,
} from '../src/row-window/rowWindow.ts';
import { expect } from './expect.ts';
import type { SpecificationWorld } from './world.ts';

const rowsOf = (ids: string) => ids.split(' ').map((id) => ({ id }));
const numbered = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id) }));
const added = (count: number) => Array.from({ length: count }, (_, nth) => ({ id: `new ${nth}` }));

/** The rows in the document, one below the other, each as high. */
function laidOut({ start, end, before, after }: ReturnType<typeof windowFor>, height: number) {
  const edges = Array.from({ length: end - start + 1 }, (_, nth) => before + nth * height);
  return { start, edges, total: (edges.at(-1) as number) + after };
}

Then(
  'from {string} to {string}, {word} is pushed down by {int} rows',
  (before: string, after: string, id: string, pushed: number) => {
    const rows = rowsOf(before);
    const index = rows.findIndex((row) => row.id === id);
    expect(pushedDown(rows, before === after ? rows : rowsOf(after), index)).toBe(pushed);
  },
);

Then(
  'from {string} to {string}, {word} is not just pushed down',
  (before: string, after: string, id: string) => {
    const rows = rowsOf(before);
    const index = rows.findIndex((row) => row.id === id);
    expect(pushedDown(rows, rowsOf(after), index)).toBeUndefined();
  },
);

Then(
  'at {int} px, {int} percent of row {int} are above',
  function (this: SpecificationWorld, offset: number, percent: number, row: number) {
    expect(shareAbove(this.layout, row, offset) * 100).toBeCloseTo(percent);
    expect(throughRow(this.layout, row, percent / 100)).toBeCloseTo(offset);
  },
);

Given('the reader is scrolling', function (this: SpecificationWorld) {
  this.isScrolling = true;
});

function scrollingIn(world: SpecificationWorld, owed = 0): Scrolling {
  return { rowHeight: 36, highest: world.highest, isUnderWay: world.isScrolling, owed };
}

When(
  '{int} rows come above those in view and {int} below',
  function (this: SpecificationWorld, above: number, below: number) {
    const { layout, span } = this;
    const rows = numbered(layout.count);
    const first = Math.min(span.first, 1);
    this.was = { rows, layout, span, top: 0 };
    const news = added(above + below);
    this.rows = [...rows.slice(0, first), ...news.slice(0, above), ...rows.slice(first)].concat(
      news.slice(above),
    );
    this.rowWindow = follow(this.was, this.rows, scrollingIn(this));
  },
);

function takePlace(world: SpecificationWorld, count: number, owed: number) {
  const { layout, span } = world;
  world.was = { rows: numbered(layout.count), layout, span, top: 0 };
  world.rows = added(count);
  world.rowWindow = follow(world.was, world.rows, scrollingIn(world, owed));
}

When('a list of {int} rows takes its place', function (this: SpecificationWorld, count: number) {
  takePlace(this, count, 0);
});

When(
  'a list of {int} rows takes its place, {int} px being owed',
  function (this: SpecificationWorld, count: number, owed: number) {
    takePlace(this, count, owed);
  },
);

When(
  'its rows turn out to be {float} px high, {int} px being owed',
  function (this: SpecificationWorld, height: number, owed: number) {
    const layout = { ...laidOut(this.rowWindow, height), count: this.rows.length };
    const settled = settle(this.was, this.rows, this.rowWindow, layout, scrollingIn(this, owed));
    this.settled = { scroll: settled.scroll, owed: settled.owed };
    this.rowWindow = settled.rowWindow;
  },
);

Then(
  'the page scrolls by {int} px and owes {int} px',
  function (this: SpecificationWorld, scroll: number, owed: number) {
    expect(this.settled).toEqual({ scroll, owed });
  },
);

When('{int} px of room are repaid', function (this: SpecificationWorld, owed: number) {
  this.rowWindow = repay(windowFor(this.layout, this.span), owed);
});

/** The window that a layout is of. */
function windowOf({ start, edges, total }: Layout): RowWindow {
  const [before, bottom] = [edges[0] as number, edges.at(-1) as number];
  return { start, end: start + edges.length - 1, before, after: total - bottom };
}

When('the list is fitted to the page', function (this: SpecificationWorld) {
  this.rowWindow = fit(windowOf(this.layout), this.layout, scrollingIn(this));
});

Then('to fit it again changes nothing', function (this: SpecificationWorld) {
  expect(fit(this.rowWindow, this.layout, scrollingIn(this))).toBe(this.rowWindow);
});

When('each row becomes {int} px high', function (this: SpecificationWorld, height: number) {
  const { count } = this.layout;
  const rowWindow = windowOf(this.layout);
  const layout: Layout = { ...laidOut(rowWindow, height), count };
  this.rowWindow = reflow(rowWindow, this.layout, layout, 36);
});

Then(
  'the window is rows {int} to {int}, with {int} px before them and {int} px after',
  function (this: SpecificationWorld, start: number, last: number, before: number, after: number) {
    expect(this.rowWindow).toEqual({ start, end: last + 1, before, after });
  },
);
