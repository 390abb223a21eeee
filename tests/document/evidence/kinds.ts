/** The kinds of evidence for a point besides its examples: tests whose titles begin with its id. */

export interface Kind {
  /** The id of its explanation in the document. */
  readonly id: string;
  readonly name: string;
  /** The heading of its list under a point, if it is not the name. */
  readonly heading?: string;
  /** Its explanation, in Markdown. */
  readonly meaning: string;
  /** The name of its JUnit report in the folder of reports. */
  readonly file: string;
  /** The script of `package.json` that writes the report. */
  readonly script: string;
  /** What one of its tests is called, and several; absent if their titles are the summary. */
  readonly noun?: readonly [one: string, more: string];
  /** Whether the document lists only the failed ones under a point. */
  readonly listsFailuresOnly?: boolean;
  /** Further reports, for the reader, in the folder of reports. */
  readonly pages?: readonly string[];
}

/** The id of the kind that explains what a faulty page is. */
export const FAULTY_PAGES = 'kind-faulty-page';

/** All kinds, in the order of the document. */
export const KINDS: readonly Kind[] = [
  {
    id: 'kind-property',
    name: 'Properties',
    heading: 'Properties and unit tests',
    meaning:
      'A **property** is a statement about a part of the page that must hold for all data: it is checked with hundreds of random cases, and a case that breaks it is reduced to the smallest one that does. **Unit tests** check the same parts with chosen cases.',
    file: 'properties.xml',
    script: 'properties',
    noun: ['property', 'properties'],
  },
  {
    id: 'kind-component',
    name: 'Component tests',
    meaning:
      'A **component test** shows one part of the page by itself in a browser, with data and surroundings that it never has in the whole page.',
    file: 'components.xml',
    script: 'components',
    noun: ['component test', 'component tests'],
  },
  {
    id: 'kind-walk',
    name: 'Random walks',
    meaning:
      'A **random walk** uses the page at random and compares it with a small model after every command, which is an action of the reader, the window or the clock. The walks are listed under each point that they touched.',
    file: 'walks.xml',
    script: 'walk',
  },
  {
    id: 'kind-condition',
    name: 'Adverse conditions',
    meaning:
      'The page is put through **adverse conditions**: a slow CPU, a hidden tab, a zoomed window, an hour of scrolling. After each condition the whole list is read.',
    file: 'soak.xml',
    script: 'soak',
    noun: ['adverse condition', 'adverse conditions'],
  },
  {
    id: 'kind-mutant',
    name: 'Changes to the code',
    meaning:
      'A **change to the code**, also called a mutant, is one small mistake made in the code of the page on purpose. If a test then fails, the mistake is detected; if none does, the tests would miss the same mistake made by accident.',
    file: 'mutation.xml',
    script: 'mutation',
    pages: ['mutation/features.html', 'mutation/tests.html'],
  },
  {
    id: FAULTY_PAGES,
    name: 'Faulty pages',
    heading: 'Faulty pages that its examples missed',
    meaning:
      'A **faulty page** is a variant of a second page, written separately, that violates the specification in one way. It is caught if an example of the violated point fails.',
    file: 'conformance.xml',
    script: 'conformance',
    noun: ['expected verdict', 'expected verdicts'],
    listsFailuresOnly: true,
  },
];
