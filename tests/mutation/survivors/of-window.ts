import type { Survivors } from './entry.ts';

/** Of which rows are in the document: no feature, property or unit test notices them. */
export const OF_WINDOW: readonly Survivors[] = [
  {
    file: 'src/row-window/events.ts',
    reason: 'nobody can see whether exactly a tenth of a pixel counts as rounding',
    mutants: [
      [
        'if (!isTooHigh && (start > 0 ? «missing < ROUNDING» : missing === 0)) return layout;',
        'EqualityOperator',
        'missing <= ROUNDING',
      ],
      [
        'return edges.every((edge, nth) => «Math.abs(edge - (was.edges[nth] as number)) < ROUNDING»);',
        'EqualityOperator',
        'Math.abs(edge - (was.edges[nth] as number)) <= ROUNDING',
      ],
    ],
  },
  {
    file: 'src/row-window/documentRows.ts',
    reason: 'only component tests have a screen with two px for each px of the page',
    mutants: [
      [
        'const highest = «HIGHEST_ON_SCREEN / Math.max(1, window.devicePixelRatio)»;',
        'ArithmeticOperator',
        'HIGHEST_ON_SCREEN * Math.max(1, window.devicePixelRatio)',
      ],
      [
        'const highest = HIGHEST_ON_SCREEN / «Math.max(1, window.devicePixelRatio)»;',
        'MethodExpression',
        'Math.min(1, window.devicePixelRatio)',
      ],
    ],
  },
  {
    file: 'src/row-window/documentRows.ts',
    reason: 'rows are as high as the style sheet says, unless their text is longer than a line',
    mutants: [
      [
        "const given = Number.parseFloat(getComputedStyle(body).getPropertyValue(«'--row-height'»));",
        'StringLiteral',
        '""',
      ],
      [
        'const rowHeight = «given || (body.rows[1] as HTMLElement).offsetHeight» || 1;',
        'LogicalOperator',
        'given && (body.rows[1] as HTMLElement).offsetHeight',
      ],
    ],
  },
  {
    file: 'src/row-window/useRowWindow.ts',
    reason: 'while a finger drags, the end of the scroll would tell: component tests resize then',
    mutants: [
      ['if («isUnchanged(was, layout)») return look(layout);', 'ConditionalExpression', 'false'],
    ],
  },
  {
    file: 'src/row-window/useRowWindow.ts',
    reason: 'equivalent: between two loads at rest, the end of a scroll has corrected all there is',
    mutants: [
      [
        'const isAtRest = «rows !== rowsBefore» && !pageScroll.isScrolling;',
        'ConditionalExpression',
        'true',
      ],
    ],
  },
  {
    file: 'src/row-window/useRowWindow.ts',
    reason: 'equivalent but slower: it writes the spacers that are there already',
    mutants: [
      [
        'if («corrected !== layout») arrange(corrected, corrected.before - layout.before);',
        'ConditionalExpression',
        'true',
      ],
    ],
  },
];
