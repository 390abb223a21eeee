import type { Survivors } from './entry.ts';

/** Of what scrolls and which rows are in the document: no feature, property or unit test notices them. */
export const OF_WINDOW: readonly Survivors[] = [
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason:
      'this page always has more rows and ignores a second request: only component tests see it',
    mutants: [
      ['if («!load || pageScroll.isUnderWay») return;', 'ConditionalExpression', 'false'],
      [
        'if («!load || pageScroll.isUnderWay») return;',
        'LogicalOperator',
        '!load && pageScroll.isUnderWay',
      ],
    ],
  },
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason:
      'a load of this page always brings rows: only component tests have one that brings none',
    mutants: [
      ['if («filledAt.current !== offsetHeight») load();', 'ConditionalExpression', 'true'],
    ],
  },
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason: 'nobody can see 2 px below the list that are there earlier or longer than needed',
    mutants: [
      [
        'if («scrollHeight - extra» - clientHeight > 1) {',
        'ArithmeticOperator',
        'scrollHeight + extra',
      ],
      [
        `if («left < 2») below.style.height = \`\${extra + 2}px\`;`,
        'EqualityOperator',
        'left <= 2',
      ],
      ["else if («left - extra >= 2») below.style.height = '';", 'ConditionalExpression', 'false'],
      [
        "else if («left - extra >= 2») below.style.height = '';",
        'EqualityOperator',
        'left - extra > 2',
      ],
      [
        "else if (left - extra >= 2) below.style.height = «''»;",
        'StringLiteral',
        '"Stryker was here!"',
      ],
    ],
  },
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason: 'what is corrected at the end of a scroll resizes the list, which has the same effect',
    mutants: [['onScrollEnd: «() => keepScrollable()»,', 'ArrowFunction', '() => undefined']],
  },
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
    file: 'src/scrolling/pageScroll.ts',
    reason: 'its parts disconnect when the page is left',
    mutants: [
      ['return () => «{»', 'BlockStatement', '{}'],
      ['if («this.listeners.size > 0») return;', 'ConditionalExpression', 'true'],
      ['if («this.listeners.size > 0») return;', 'ConditionalExpression', 'false'],
      ['if («this.listeners.size > 0») return;', 'EqualityOperator', 'this.listeners.size >= 0'],
      ['if («this.listeners.size > 0») return;', 'EqualityOperator', 'this.listeners.size <= 0'],
      ['«this.listening?.abort»();', 'OptionalChaining', 'this.listening.abort'],
    ],
  },
  {
    file: 'src/scrolling/pageScroll.ts',
    reason: 'Chromium has scrollend: component tests take it away',
    mutants: [
      [
        "if (!('onscrollend' in window)) this.endTimer = setTimeout(«() => this.end()», SCROLL_END_MS);",
        'ArrowFunction',
        '() => undefined',
      ],
    ],
  },
];
