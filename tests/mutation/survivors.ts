import type { Identity } from './identity.ts';

/** Mutants of one file that may survive, for one reason. */
export interface Survivors {
  readonly file: string;
  readonly reason: string;
  readonly mutants: readonly Identity[];
}

/**
 * All mutants that survive, with their reasons. `npm run mutation` fails if another one survives, or
 * if one of these does not; it prints the entries that are missing.
 */
export const SURVIVORS: readonly Survivors[] = [
  {
    file: 'src/row-models/appendOnlyCoreRowModel.ts',
    reason: 'equivalent: there are no rows yet, and other data would only make them be built again',
    mutants: [['let data: readonly Data[] = «[]»;', 'ArrayDeclaration', '["Stryker was here"]']],
  },
  {
    file: 'src/row-models/columnOrder.ts',
    reason: 'equivalent but slower: it allocates where there is space already',
    mutants: [
      [
        'if («this.groups.length < length») this.groups = new Uint32Array(this.places.length);',
        'ConditionalExpression',
        'true',
      ],
      [
        'if («this.groups.length < length») this.groups = new Uint32Array(this.places.length);',
        'EqualityOperator',
        'this.groups.length <= length',
      ],
    ],
  },
  {
    file: 'src/row-models/slots.ts',
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
    reason: 'equivalent but slower: it sorts all rows, or lets the array grow with each',
    mutants: [
      [
        'this.last = «this.last?.sort === sort» ? this.grown(this.last) : this.made(sort);',
        'ConditionalExpression',
        'false',
      ],
      ['const sorted = «new Array<Row>(places.length)»;', 'ArrayDeclaration', 'new Array()'],
    ],
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
];
