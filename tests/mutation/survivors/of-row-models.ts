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
    file: 'src/row-models/columnIndex.ts',
    reason: 'equivalent but slower: it copies or sorts what is there already',
    mutants: [
      ['if («length === rows.length») return;', 'ConditionalExpression', 'false'],
      ['if («!desc && !presorted») return places;', 'ConditionalExpression', 'false'],
    ],
  },
  {
    file: 'src/row-models/columnIndex.ts',
    reason: 'equivalent: beyond the list there is no group',
    mutants: [
      ['for (let nth = 0; «nth < length»; nth += 1) {', 'EqualityOperator', 'nth <= length'],
    ],
  },
  {
    file: 'src/row-models/indexedSortedRowModel.ts',
    reason: 'equivalent: optional to the types alone',
    mutants: [
      [
        'for (const { id, desc } of sort.toReversed()) places = «indexes.get(id)?.sort»(desc, places);',
        'OptionalChaining',
        'indexes.get(id).sort',
      ],
      [
        '«sortFn_alphanumeric.resolveDataValue?.(accessorFn(original, index))»,',
        'OptionalChaining',
        'sortFn_alphanumeric.resolveDataValue(accessorFn(original, index))',
      ],
    ],
  },
];
