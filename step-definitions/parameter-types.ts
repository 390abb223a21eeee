import { defineParameterType } from '@cucumber/cucumber';
import type { Position } from './contacts-page.ts';
import type { Direction, Sort } from './order.ts';
import type { Column } from './table.ts';

const COLUMN = /UUID|Name|Address|Phone/;
const SORTED = `(?:${COLUMN.source}) (?:ascending|descending)`;

defineParameterType({
  name: 'column',
  regexp: COLUMN,
  transformer: (name): Column => name as Column,
});

defineParameterType({
  name: 'sort',
  regexp: new RegExp(`${SORTED}(?:, then ${SORTED})*`),
  transformer: (text): Sort =>
    text.split(', then ').map((part) => {
      const [column, direction] = part.split(' ');
      return { column: column as Column, direction: direction as Direction };
    }),
});

/** Offset at which `percent` of the scroll height has come into view. */
const atPercent =
  (percent: number): Position =>
  ({ scrollHeight, clientHeight }) =>
    Math.ceil((scrollHeight * percent) / 100 - clientHeight);

const POSITIONS: readonly [RegExp, (number: number) => Position][] = [
  [/^the top$/, () => () => 0],
  [
    /^the bottom$/,
    () =>
      ({ scrollHeight, clientHeight }) =>
        scrollHeight - clientHeight,
  ],
  [/^(\d+) percent$/, atPercent],
  [/^1 px short of (\d+) percent$/, (percent) => (geometry) => atPercent(percent)(geometry) - 1],
  [
    /^(\d+) px from the bottom$/,
    (px) =>
      ({ scrollHeight, clientHeight }) =>
        scrollHeight - clientHeight - px,
  ],
];

defineParameterType({
  name: 'position',
  regexp: /the top|the bottom|\d+ percent|1 px short of \d+ percent|\d+ px from the bottom/,
  transformer: (text): Position => {
    for (const [form, position] of POSITIONS) {
      const match = form.exec(text);
      if (match) return position(Number(match[1]));
    }
    throw new Error(`No position: ${text}`);
  },
});

defineParameterType({
  name: 'shown',
  regexp: /is shown|is not shown/,
  transformer: (text): boolean => text === 'is shown',
});

defineParameterType({ name: 'key', regexp: /[A-Z][A-Za-z]+(?:\+[A-Z][A-Za-z]+)?/ });

defineParameterType({
  name: 'size',
  regexp: /(\d+) x (\d+)/,
  transformer: (width, height) => ({ width: Number(width), height: Number(height) }),
});
