import type { Survivors } from './entry.ts';

/** Survivors in the row models: no feature, property or unit test kills them. */
export const OF_ROW_MODELS: readonly Survivors[] = [
  {
    file: 'src/row-models/appendOnlyCoreRowModel.ts',
    reason: 'equivalent: there are no rows yet, and other data would only make them be built again',
    mutants: [
      ['let data: readonly Data[] = «[]»;', 'ArrayDeclaration', '["Stryker was here"]'],
      ['let options: readonly unknown[] = «[]»;', 'ArrayDeclaration', '["Stryker was here"]'],
    ],
  },
  {
    file: 'src/row-models/growingArrays.ts',
    reason: 'equivalent but slower: it copies where there is space already',
    mutants: [
      ['if («end > numbers.length») {', 'ConditionalExpression', 'true'],
      ['if («end > numbers.length») {', 'EqualityOperator', 'end >= numbers.length'],
    ],
  },
  {
    file: 'src/row-models/sortedRows.ts',
    reason: 'equivalent: the first list starts from scratch, whatever came before it',
    mutants: [['private rows: readonly Row[] = «[]»;', 'ArrayDeclaration', '["Stryker was here"]']],
  },
  {
    file: 'src/row-models/sortedRows.ts',
    reason: 'equivalent: either operator flips the sign',
    mutants: [
      [
        'return difference || «ordering.compare(a[nth], b[nth]) * (desc ? -1 : 1)»;',
        'ArithmeticOperator',
        'ordering.compare(a[nth], b[nth]) / (desc ? -1 : 1)',
      ],
    ],
  },
  {
    file: 'src/row-models/sortedRows.ts',
    reason: 'equivalent but slower: it sorts all rows, or lets the array grow with each',
    mutants: [
      [
        'if («this.last?.sort !== sort») this.last = { sort, index: this.indexBy(sort) };',
        'ConditionalExpression',
        'true',
      ],
      ['const sorted = «new Array<Row>(rows.length)»;', 'ArrayDeclaration', 'new Array()'],
    ],
  },
];
