import type { Survivors } from './entry.ts';

/** Of which rows are in the document: no feature, property or unit test notices them. */
export const OF_WINDOW: readonly Survivors[] = [
  {
    file: 'src/row-window/place.ts',
    reason: 'equivalent: the row is there, but TypeScript cannot know it',
    mutants: [
      [
        'if («after[index + moved]?.id» === row.id) return moved;',
        'OptionalChaining',
        'after[index + moved].id',
      ],
    ],
  },
  {
    file: 'src/row-window/place.ts',
    reason: 'nobody can see whether exactly a tenth of a pixel counts as rounding',
    mutants: [
      [
        'const isRight = start > 0 && !isTooHigh ? «missing < ROUNDING» : missing === 0;',
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
    reason: 'equivalent: there are two spacers at least, but TypeScript cannot know it',
    mutants: [
      [
        'rowHeight: given || «body.rows[1]?.offsetHeight» || 1,',
        'OptionalChaining',
        'body.rows[1].offsetHeight',
      ],
    ],
  },
  {
    file: 'src/row-window/documentRows.ts',
    reason: 'only component tests have a screen with two px for each px of the page',
    mutants: [
      [
        'highest: «HIGHEST_ON_SCREEN / Math.max(1, window.devicePixelRatio)»,',
        'ArithmeticOperator',
        'HIGHEST_ON_SCREEN * Math.max(1, window.devicePixelRatio)',
      ],
      [
        'highest: HIGHEST_ON_SCREEN / «Math.max(1, window.devicePixelRatio)»,',
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
        'rowHeight: «given || body.rows[1]?.offsetHeight» || 1,',
        'LogicalOperator',
        'given && body.rows[1]?.offsetHeight',
      ],
    ],
  },
  {
    file: 'src/row-window/useRowWindow.ts',
    reason: 'nobody meets a first row in view that is right below the rows in the document',
    mutants: [
      [
        'if (!(«to <= range.end»)) return arrange(sorted(layout, was.layout, least), 0);',
        'EqualityOperator',
        'to < range.end',
      ],
    ],
  },
  {
    file: 'src/row-window/useRowWindow.ts',
    reason: 'equivalent: between two loads at rest, the end of a scroll has corrected all there is',
    mutants: [
      [
        'const isAtRest = «rows !== was.rows» && !pageScroll.isUnderWay;',
        'ConditionalExpression',
        'true',
      ],
    ],
  },
  {
    file: 'src/row-window/useRowWindow.ts',
    reason: 'equivalent: the correction that follows adds what is missing',
    mutants: [
      ['const px = isAtRest ? «moved * least» : 0;', 'ArithmeticOperator', 'moved / least'],
    ],
  },
  {
    file: 'src/row-window/useRowWindow.ts',
    reason: 'equivalent but slower: it writes the spacers that are there already',
    mutants: [
      [
        'if («corrected !== layout») arrange(corrected, isAtTop ? 0 : corrected.before - layout.before);',
        'ConditionalExpression',
        'true',
      ],
    ],
  },
  {
    file: 'src/row-window/useRowWindow.ts',
    reason: 'equivalent: at the very top, the first rows are in the document',
    mutants: [
      [
        'const isAtTop = «layout.start === 0» && window.scrollY === 0;',
        'ConditionalExpression',
        'true',
      ],
    ],
  },
];
