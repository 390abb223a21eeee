import type { Survivors } from './entry.ts';

/** Survivors in the row models: no feature, property or unit test kills them. */
export const OF_ROW_MODELS: readonly Survivors[] = [
  {
    file: 'src/row-models/appendOnlyCoreRowModel.ts',
    reason: 'equivalent: there is a last row wherever it is asked for',
    mutants: [
      [
        'if (length > 0 && (!last || table.getRowId(last, length - 1) !== «rows.at(-1)?.id»)) {',
        'OptionalChaining',
        'rows.at(-1).id',
      ],
    ],
  },
  {
    file: 'src/row-models/columnIndex.ts',
    reason: 'equivalent: what is copied too far is overwritten',
    mutants: [
      [
        'copy.set(numbers.subarray(from - nth, «slot - nth»), from);',
        'ArithmeticOperator',
        'slot + nth',
      ],
    ],
  },
  {
    file: 'src/row-models/indexedSortedRowModel.ts',
    reason: 'equivalent: optional to the types alone',
    mutants: [
      [
        '«sortFn_alphanumeric.resolveDataValue?.(accessorFn(original, index))»;',
        'OptionalChaining',
        'sortFn_alphanumeric.resolveDataValue(accessorFn(original, index))',
      ],
    ],
  },
];
