/** One row of the table: four required strings (R3.1). */
export interface Contact {
  /** RFC 9562 version 4 UUID; identifies the row (R3.2). */
  readonly uuid: string;
  /** Full person name (R3.3). */
  readonly name: string;
  /** State, city, street address and secondary address, joined by `', '` (R3.4). */
  readonly address: string;
  /** Phone number (R3.5). */
  readonly phone: string;
}

/** The table's columns, in their order: header text and field (R2.2). */
export const COLUMNS: readonly { header: string; field: keyof Contact }[] = [
  { header: 'UUID', field: 'uuid' },
  { header: 'Name', field: 'name' },
  { header: 'Address', field: 'address' },
  { header: 'Phone', field: 'phone' },
];
