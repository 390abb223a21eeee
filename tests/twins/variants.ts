/** The wrong variants of the twin. */
import type { Stock } from './page/stock.tsx';
import type { Twin } from './page/twin.ts';
import { calls } from './variants/calls.ts';
import { contacts } from './variants/contacts.ts';
import { controls } from './variants/controls.ts';
import { late } from './variants/late.ts';
import { lateAdditions } from './variants/late-additions.ts';
import { lateContacts } from './variants/late-contacts.ts';
import { order } from './variants/order.ts';
import { rows } from './variants/rows.ts';
import { silence } from './variants/silence.ts';
import { sortedRows } from './variants/sorted-rows.ts';
import { sorting } from './variants/sorting.ts';
import { stock } from './variants/stock.ts';
import { table } from './variants/table.ts';
import { texts } from './variants/texts.ts';
import { throttle } from './variants/throttle.ts';
import { trigger } from './variants/trigger.ts';

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
  ...late,
  ...lateAdditions,
  ...lateContacts,
  ...stock,
];
