import type { Contact } from './contact.ts';

/** The table's columns, in their order: header text and field (R2.2). */
export const COLUMNS: readonly { header: string; field: keyof Contact }[] = [
  { header: 'UUID', field: 'uuid' },
  { header: 'Name', field: 'name' },
  { header: 'Address', field: 'address' },
  { header: 'Phone', field: 'phone' },
];
