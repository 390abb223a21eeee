/** The wrong variants of the twin. */

import { calls } from './faulty/calls.ts';
import { contacts } from './faulty/contacts.ts';
import { controls } from './faulty/controls.ts';
import { order } from './faulty/order.ts';
import { rows } from './faulty/rows.ts';
import { silence } from './faulty/silence.ts';
import { sortedRows } from './faulty/sorted-rows.ts';
import { sorting } from './faulty/sorting.ts';
import { stock } from './faulty/stock.ts';
import { table } from './faulty/table.ts';
import { texts } from './faulty/texts.ts';
import { throttle } from './faulty/throttle.ts';
import { trigger } from './faulty/trigger.ts';
import type { Stock } from './page/stock.tsx';
import type { Twin } from './page/twin.ts';

/** A twin that is wrong in one respect, or a page on the usual stack that is. */
export type Variant = {
  /** Unique among the variants. */
  readonly name: string;
  /** What it does wrong, as a sentence. */
  readonly wrong: string;
  /** The requirement ids that it violates: each has a scenario that fails. */
  readonly fails: readonly string[];
} & Differs<Partial<Twin>>;

/** How a variant differs from the right twin, or from the right page on the usual stack. */
export type Differs<FromTwin> = { readonly twin: FromTwin } | { readonly stock: Stock };

/** The part of an address that selects a twin. */
export const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const variants: readonly Variant[] = [
  ...rows,
  ...trigger,
  ...throttle,
  ...sorting,
  ...sortedRows,
  ...order,
  ...table,
  ...texts,
  ...contacts,
  ...controls,
  ...calls,
  ...silence,
  ...stock,
];
