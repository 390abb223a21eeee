/** The reported results: plain values, as written to `reports/bench.json`. */

import { heapPerRow, type Memory } from '../driver/driven/memory.ts';
import type { FirstVisit, SentFile } from './firstVisit.ts';
import type { Machine } from './machine.ts';
import type { Sample } from './measurements.ts';
import { FIRST_SORT, NOTHING, OPERATIONS } from './operations.ts';
import type { Measured } from './rounds.ts';
import { type Summary, summarize } from './statistics.ts';
import type { ByVariant, Variant } from './variants.ts';

export interface OperationResult extends Summary {
  readonly samples: readonly Sample[];
}

export interface SizeResult {
  readonly rows: number;
  /** Whether each operation had a fresh page, in code that is not yet optimized. */
  readonly cold: boolean;
  /** Smallest and largest number of rows while measuring. */
  readonly range: ByVariant<readonly [number, number]>;
  /** Main thread's work in ms by operation: summaries minus `nothing`, samples as measured. */
  readonly operations: Readonly<Record<string, ByVariant<OperationResult>>>;
  readonly memory: ByVariant<{ grown: Memory; used: Memory }>;
  /** Heap bytes per row, compared with the page of 40 rows; absent without that comparison. */
  readonly heapPerRow?: ByVariant<{ grown: number; used: number }>;
}

export interface VisitResult {
  readonly files: readonly SentFile[];
  /** In ms. */
  readonly firstRow: Summary & { samples: readonly number[] };
  /** In ms. */
  readonly firstPaint: Summary & { samples: readonly number[] };
}

export interface Results {
  readonly date: string;
  readonly machine: Machine;
  readonly firstVisit: ByVariant<VisitResult>;
  readonly sizes: readonly SizeResult[];
}

const both = <Value>(of: (variant: Variant) => Value): ByVariant<Value> => ({
  own: of('own'),
  stock: of('stock'),
});

function sizeResult(measured: Measured, smallest: Measured | undefined): SizeResult {
  const { size, work, grown, used } = measured;
  return {
    rows: size.rows,
    cold: size.fresh,
    range: both((variant) => work[variant].range()),
    operations: Object.fromEntries(
      [NOTHING, ...OPERATIONS, FIRST_SORT].map((operation) => [
        operation.name,
        both((variant) => ({
          ...work[variant].summary(operation, NOTHING),
          samples: work[variant].samples.get(operation.name) ?? [],
        })),
      ]),
    ),
    memory: both((variant) => ({ grown: grown[variant], used: used[variant] })),
    ...(smallest &&
      smallest !== measured && {
        heapPerRow: both((variant) => ({
          grown: heapPerRow(smallest.grown[variant], grown[variant]),
          used: heapPerRow(smallest.used[variant], used[variant]),
        })),
      }),
  };
}

const visitResult = ({ files, firstRow, firstPaint }: FirstVisit): VisitResult => ({
  files,
  firstRow: { ...summarize(firstRow), samples: firstRow },
  firstPaint: { ...summarize(firstPaint), samples: firstPaint },
});

/** Computes the results of a run that started at `date`. */
export function workOut(
  date: Date,
  machine: Machine,
  firstVisit: ByVariant<FirstVisit>,
  measured: readonly Measured[],
): Results {
  const smallest = measured.find(({ size }) => size.fresh);
  return {
    date: date.toISOString(),
    machine,
    firstVisit: both((variant) => visitResult(firstVisit[variant])),
    sizes: measured.map((each) => sizeResult(each, smallest)),
  };
}
