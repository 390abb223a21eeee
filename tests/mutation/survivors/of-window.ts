import type { Survivors } from './entry.ts';

/** Survivors in the choice of rows in the document: no feature, property or unit test kills them. */
export const OF_WINDOW: readonly Survivors[] = [
  {
    file: 'src/row-window/events.ts',
    reason: 'whether exactly a tenth of a pixel counts as rounding is invisible',
    mutants: [
      [
        'if (!isTooHigh && (start > 0 ? «missing < ROUNDING» : missing === 0)) return layout;',
        'EqualityOperator',
        'missing <= ROUNDING',
      ],
      [
        '«Math.abs(edge - (edges[nth] as number)) >= ROUNDING»;',
        'EqualityOperator',
        'Math.abs(edge - (edges[nth] as number)) > ROUNDING',
      ],
    ],
  },
  {
    file: 'src/row-window/documentRows.ts',
    reason: 'only component tests have a screen with two px for each px of the page',
    mutants: [
      [
        'const maxHeight = «MAX_HEIGHT_ON_SCREEN / Math.max(1, window.devicePixelRatio)»;',
        'ArithmeticOperator',
        'MAX_HEIGHT_ON_SCREEN * Math.max(1, window.devicePixelRatio)',
      ],
      [
        'const maxHeight = MAX_HEIGHT_ON_SCREEN / «Math.max(1, window.devicePixelRatio)»;',
        'MethodExpression',
        'Math.min(1, window.devicePixelRatio)',
      ],
    ],
  },
  {
    file: 'src/row-window/documentRows.ts',
    reason: 'only component tests have a list higher than browsers can lay out',
    mutants: [[`body.style.top = «\`\${Math.min(0, before)}px\`»;`, 'StringLiteral', '``']],
  },
  {
    file: 'src/table/PaperRows.tsx',
    reason: 'only component tests print more contacts than there is paper for',
    mutants: [
      ['{«rows.slice(0, MAX_PAPER_ROWS)».map((row, index) => (', 'MethodExpression', 'rows'],
      ['{«left > 0 && (»', 'ConditionalExpression', 'true'],
      ['{«left > 0 && (»', 'ConditionalExpression', 'false'],
      ['{«left > 0» && (', 'EqualityOperator', 'left >= 0'],
    ],
  },
  {
    file: 'src/row-window/documentRows.ts',
    reason: 'rows are as high as the style sheet says, unless their text is longer than a line',
    mutants: [
      [
        'const lineHeight = «styled || (body.rows[1] as HTMLElement).offsetHeight» || 1;',
        'LogicalOperator',
        'styled && (body.rows[1] as HTMLElement).offsetHeight',
      ],
    ],
  },
];
