import type { Survivors } from './entry.ts';

/** Survivors in the code of R points: the features alone do not kill them. */
export const OF_POINTS: readonly Survivors[] = [
  {
    file: 'src/contact/generator.ts',
    reason: 'which contacts a seed gives is up to the page: a property pins those below 2^32',
    mutants: [
      ['const high = Math.floor(«seed / 2 ** 32»);', 'ArithmeticOperator', 'seed * 2 ** 32'],
      ['faker.seed(«high === 0» ? seed : [seed, high]);', 'ConditionalExpression', 'false'],
    ],
  },
  {
    file: 'src/loading/InfiniteScroll.tsx',
    reason: 'the page has one PageScroll, so the effect is cleaned up when the page is left',
    mutants: [['return () => «{»', 'BlockStatement', '{}']],
  },
  {
    file: 'src/loading/InfiniteScroll.tsx',
    reason:
      'this page always has more rows and ignores a second request: only component tests see it',
    mutants: [
      ['const load = «hasMore && !loading» ? next : undefined;', 'ConditionalExpression', 'true'],
      [
        'const load = «hasMore && !loading» ? next : undefined;',
        'LogicalOperator',
        'hasMore || !loading',
      ],
      [
        'if (geometry && isThresholdReached(threshold, geometry)) «load?.()»;',
        'OptionalChaining',
        'load()',
      ],
    ],
  },
  {
    file: 'src/loading/threshold.ts',
    reason: 'the address always gives a text: only code can give anything else, as unit tests do',
    mutants: [
      [
        "const match = «typeof input === 'string'» && TEXT.exec(input);",
        'ConditionalExpression',
        'true',
      ],
    ],
  },
  {
    file: 'src/loading/threshold.ts',
    reason: 'only a zoomed screen ends less than 1 px from its bottom, as in a unit test',
    mutants: [['if («distance < 1») return true;', 'ConditionalExpression', 'false']],
  },
  {
    file: 'src/loading/throttle.ts',
    reason:
      'cancelled only when the page is left: a component test unmounts it, a unit test cancels',
    mutants: [['return Object.assign(call, «{ cancel }»);', 'ObjectLiteral', '{}']],
  },
  {
    file: 'src/loading/useContactList.ts',
    reason: 'cancelled only when the page is left: a component test unmounts it during a load',
    mutants: [['return «() => cancelAnimationFrame(frame)»;', 'ArrowFunction', '() => undefined']],
  },
  {
    file: 'src/sorting/sorting.ts',
    reason: 'equivalent on this page: the table library falls back to the place of generation',
    mutants: [
      [
        'export const getRowId = «({ uuid }: Contact): string => uuid»;',
        'ArrowFunction',
        '() => undefined',
      ],
    ],
  },
  {
    file: 'src/table/HeaderCell.tsx',
    reason:
      'only Firefox needs it, where its example fails: a click by Enter reports no Shift there',
    mutants: [
      [
        "if (!event.repeat) isKeyShifted.current = event.shiftKey && [«'Enter'», ' '].includes(event.key);",
        'StringLiteral',
        '""',
      ],
    ],
  },
  {
    file: 'src/table/HeaderCell.tsx',
    reason: 'the library gives every column of this table a handler',
    mutants: [
      [
        '«onSort?.({ shiftKey: shiftKey || isKeyShifted.current })»;',
        'OptionalChaining',
        'onSort({\n  shiftKey: shiftKey || isKeyShifted.current\n})',
      ],
    ],
  },
  {
    file: 'src/warnings.ts',
    reason: 'the address always gives a text: a unit test gives numbers',
    mutants: [
      [
        "const value = «typeof input === 'string'» ? JSON.stringify(input) : String(input);",
        'ConditionalExpression',
        'true',
      ],
    ],
  },
];
