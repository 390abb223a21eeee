/** The word lists for contacts. */

/** States, each with some of its cities. */
export const PLACES: readonly (readonly [string, readonly string[]])[] = [
  ['Maine', ['Bangor', 'Bath', 'Saco', 'Portland']],
  ['Ohio', ['Akron', 'Dayton', 'Lima', 'Toledo']],
  ['Oregon', ['Bend', 'Eugene', 'Salem', 'Tigard']],
  ['Texas', ['Austin', 'Dallas', 'Laredo', 'Waco']],
  ['Utah', ['Draper', 'Logan', 'Ogden', 'Provo']],
];

export const FIRST_NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gil', 'Ida'];

/** Some start in lower case, which the order of names ignores (R9.5). */
export const LAST_NAMES = [
  'Abel',
  'de Groot',
  'Dorn',
  'Faye',
  'MacLean',
  'Mack',
  'van Dyke',
  'Wood',
];

export const STREETS = ['Elm Street', 'Mill Road', 'Oak Avenue', 'elm Court'];

export const UNITS = ['Apt.', 'Suite'];
