import type { Survivors } from './entry.ts';

/** Survivors in code that scrolls the window: no feature, property or unit test kills them. */
export const OF_SCROLLING: readonly Survivors[] = [
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason:
      'this page always has more rows and ignores a second request: only component tests see it',
    mutants: [
      [
        'if («!load || !geometry || pageScroll.isScrolling») return;',
        'ConditionalExpression',
        'false',
      ],
      [
        'if («!load || !geometry || pageScroll.isScrolling») return;',
        'LogicalOperator',
        '!load && pageScroll.isScrolling',
      ],
    ],
  },
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason: '2 px below the list are invisible, even earlier or longer than needed',
    mutants: [
      [
        'if («geometry.scrollHeight - spacerHeight» - geometry.clientHeight > 1) {',
        'ArithmeticOperator',
        'geometry.scrollHeight + spacerHeight',
      ],
      [
        `if («distance < 2») spacer.style.height = \`\${spacerHeight + 2}px\`;`,
        'EqualityOperator',
        'distance <= 2',
      ],
      [
        "else if («distance - spacerHeight >= 2») spacer.style.height = '';",
        'ConditionalExpression',
        'false',
      ],
      [
        "else if («distance - spacerHeight >= 2») spacer.style.height = '';",
        'EqualityOperator',
        'distance - spacerHeight > 2',
      ],
    ],
  },
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason:
      'equivalent: a correction at the end of a scroll resizes the list, which has the same effect',
    mutants: [['onScrollEnd: «() => keepScrollable()»,', 'ArrowFunction', '() => undefined']],
  },
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason: 'cleaned up only when the page is left',
    mutants: [['return () => «{»', 'BlockStatement', '{}']],
  },
];
