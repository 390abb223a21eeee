import type { Survivors } from './entry.ts';

/** Survivors in code that scrolls the window: no feature, property or unit test kills them. */
export const OF_SCROLLING: readonly Survivors[] = [
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason:
      'a hidden page calls no listener, a window too tall to scroll is not being scrolled, and this page ignores a second request',
    mutants: [
      [
        'if («!load || !geometry || pageScroll.isScrolling») return;',
        'ConditionalExpression',
        'false',
      ],
      [
        'if («!load || !geometry || pageScroll.isScrolling») return;',
        'LogicalOperator',
        '(!load || !geometry) && pageScroll.isScrolling',
      ],
      [
        'if («!load || !geometry» || pageScroll.isScrolling) return;',
        'ConditionalExpression',
        'false',
      ],
      [
        'if («!load || !geometry» || pageScroll.isScrolling) return;',
        'LogicalOperator',
        '!load && !geometry',
      ],
    ],
  },
  {
    file: 'src/loading/useScrollableWindow.ts',
    reason: '2 px below the list are invisible, even earlier or longer than needed',
    mutants: [
      [
        'if («geometry.scrollHeight - spacerHeight» - geometry.clientHeight <= 1) load();',
        'ArithmeticOperator',
        'geometry.scrollHeight + spacerHeight',
      ],
      [
        `else if («distance < 2») spacer.style.height = \`\${spacerHeight + 2}px\`;`,
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
      'equivalent: a correction at the end of a scroll resizes the list, which has the same effect, and during a scroll nothing is done',
    mutants: [
      [
        'onScroll: «({ isOver }: Movement) => isOver && keepScrollable()»,',
        'ArrowFunction',
        '() => undefined',
      ],
      [
        'onScroll: ({ isOver }: Movement) => «isOver && keepScrollable()»,',
        'ConditionalExpression',
        'true',
      ],
      [
        'onScroll: ({ isOver }: Movement) => «isOver && keepScrollable()»,',
        'ConditionalExpression',
        'false',
      ],
      [
        'onScroll: ({ isOver }: Movement) => «isOver && keepScrollable()»,',
        'LogicalOperator',
        'isOver || keepScrollable()',
      ],
    ],
  },
];
