import type { Survivors } from './entry.ts';

/** Of what R points name: the features alone do not notice them. */
export const OF_POINTS: readonly Survivors[] = [
  {
    file: 'src/loading/InfiniteScroll.tsx',
    reason:
      'this page always has more rows and ignores a second request: only component tests see it',
    mutants: [
      [
        'if («!hasMore || loading || pageScroll.isUnderWay») return;',
        'ConditionalExpression',
        'false',
      ],
      [
        'if («!hasMore || loading || pageScroll.isUnderWay») return;',
        'LogicalOperator',
        '(!hasMore || loading) && pageScroll.isUnderWay',
      ],
      [
        'if («!hasMore || loading» || pageScroll.isUnderWay) return;',
        'ConditionalExpression',
        'false',
      ],
      [
        'if («!hasMore || loading» || pageScroll.isUnderWay) return;',
        'LogicalOperator',
        '!hasMore && loading',
      ],
    ],
  },
  {
    file: 'src/loading/InfiniteScroll.tsx',
    reason:
      'a load of this page always brings rows: only component tests have one that brings none',
    mutants: [
      ['if («filledAt.current === filled») return;', 'ConditionalExpression', 'false'],
      [
        'const filled = «dataLength ?? (content.current as HTMLDivElement).offsetHeight»;',
        'LogicalOperator',
        'dataLength && (content.current as HTMLDivElement).offsetHeight',
      ],
    ],
  },
  {
    file: 'src/loading/InfiniteScroll.tsx',
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
    file: 'src/loading/InfiniteScroll.tsx',
    reason: 'what is corrected at the end of a scroll resizes the list, which has the same effect',
    mutants: [['onScrollEnd: «() => keepScrollable()»,', 'ArrowFunction', '() => undefined']],
  },
  {
    file: 'src/loading/InfiniteScroll.tsx',
    reason: 'equivalent: under any name it is notified after the layout',
    mutants: [["const disconnect = pageScroll.connect(«'loader'», {", 'StringLiteral', '""']],
  },
  {
    file: 'src/loading/InfiniteScroll.tsx',
    reason:
      'nobody can see whether exactly the last pixel of the rows that were there is past them',
    mutants: [
      [
        'if (current?.scroll === scroll && «offset <= current.end») return;',
        'EqualityOperator',
        'offset < current.end',
      ],
    ],
  },
  {
    file: 'src/loading/InfiniteScroll.tsx',
    reason: 'the page has one PageScroll, so the effect is cleaned up when the page is left',
    mutants: [['return () => «{»', 'BlockStatement', '{}']],
  },
  {
    file: 'src/loading/threshold.ts',
    reason: 'the address always gives a text: only code can give anything else, as unit tests do',
    mutants: [
      [
        "const match = «typeof given === 'string'» && TEXT.exec(given);",
        'ConditionalExpression',
        'true',
      ],
    ],
  },
  {
    file: 'src/loading/threshold.ts',
    reason: 'only a zoomed screen ends less than 1 px from its bottom, as in a unit test',
    mutants: [['if («left < 1») return true;', 'ConditionalExpression', 'false']],
  },
  {
    file: 'src/loading/throttle.ts',
    reason:
      'cancelled only when the page is left: a component test unmounts it, a unit test cancels',
    mutants: [
      [
        'return Object.assign(call, «{ cancel: () => clearTimeout(timer) }»);',
        'ObjectLiteral',
        '{}',
      ],
      [
        'return Object.assign(call, { cancel: «() => clearTimeout(timer)» });',
        'ArrowFunction',
        '() => undefined',
      ],
    ],
  },
  {
    file: 'src/loading/useContactList.ts',
    reason: 'cancelled only when the page is left: a component test unmounts it during a load',
    mutants: [['return «() => cancelAnimationFrame(frame)»;', 'ArrowFunction', '() => undefined']],
  },
];
