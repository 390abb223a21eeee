import type { Survivors } from './entry.ts';

/** Of what scrolls the window: no feature, property or unit test notices them. */
export const OF_SCROLLING: readonly Survivors[] = [
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
  {
    file: 'src/scrolling/pageScroll.ts',
    reason: 'equivalent: of two handlers of an event, the second finds nothing to do',
    mutants: [['if («!this.listening») this.listen();', 'ConditionalExpression', 'true']],
  },
];
