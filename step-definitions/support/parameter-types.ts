import { defineParameterType } from '@cucumber/cucumber';
import type { Direction, Sort } from '../../tests/driver/order.ts';
import { position } from '../../tests/driver/positions.ts';
import type { Column } from '../../tests/driver/table.ts';

defineParameterType({ name: 'column', regexp: /UUID|Name|Address|Phone/ });

defineParameterType({
  name: 'sort',
  regexp:
    /(?:UUID|Name|Address|Phone) (?:ascending|descending)(?:, then (?:UUID|Name|Address|Phone) (?:ascending|descending))*/,
  transformer: (text): Sort =>
    text.split(', then ').map((part) => {
      const [column, direction] = part.split(' ');
      return { column: column as Column, direction: direction as Direction };
    }),
});

defineParameterType({
  name: 'position',
  regexp:
    /the top|the bottom|\d+ percent|\d+ px (?:short of|past) \d+ percent|\d+ px from the bottom/,
  transformer: position,
});

// In px, down if it is positive.
defineParameterType({
  name: 'distance',
  regexp: /(up|down) by (\d+) px/,
  transformer: (way, px) => (way === 'down' ? Number(px) : -Number(px)),
});

defineParameterType({
  name: 'shown',
  regexp: /is shown|is not shown/,
  transformer: (text): boolean => text === 'is shown',
});

// A letter is pressed without Shift.
defineParameterType({
  name: 'key',
  regexp: /[A-Z][A-Za-z]*(?:\+[A-Z][A-Za-z]*)?/,
  transformer: (text): string => text.replace(/\b[A-Z]$/, (letter) => letter.toLowerCase()),
});

defineParameterType({
  name: 'size',
  regexp: /(\d+) x (\d+)/,
  transformer: (width, height) => ({ width: Number(width), height: Number(height) }),
});

defineParameterType({ name: 'part', regexp: /bottom right corner|marker/ });

defineParameterType({
  name: 'kind',
  regexp: /a version 4 UUID|a full name|four parts joined by commas|a phone number/,
});

defineParameterType({
  name: 'trait',
  regexp: /begins with a title|ends with a suffix|has a double surname/,
});
