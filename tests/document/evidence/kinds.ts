/** The kinds of evidence for a point besides its examples. */
import { many } from '../../run/text.ts';
import { readFaultyPages } from './faulty-pages.ts';
import { readChanges } from './mutants.ts';
import { readConditions, readTests, readWalks } from './tests.ts';

/** One piece of evidence. */
export interface Entry {
  /** The ids of the points that it is evidence for. */
  readonly ids: readonly string[];
  readonly title: string;
  readonly detail?: string;
  readonly passed: boolean;
}

/** A summary of a report. */
export interface Summary {
  readonly says: string;
  /** The failures, for the headline of the document; absent if there are none. */
  readonly fault?: string;
  /** Reasons for surviving mutants. */
  readonly details?: readonly string[];
}

/** The content of a report; without a summary if the report is empty. */
export interface Content {
  readonly summary?: Summary;
  readonly entries: readonly Entry[];
}

export interface Kind {
  /** The id of its explanation in the document. */
  readonly id: string;
  readonly name: string;
  /** The heading of its list under a point. */
  readonly heading: string;
  /** Its explanation, in Markdown. */
  readonly meaning: string;
  /** The report's path in the folder of reports. */
  readonly file: string;
  /** The script of `package.json` that writes the report. */
  readonly script: string;
  readonly counted: (count: number) => string;
  /**
   * @param titles the points' titles, by their ids
   * @throws Error if the text is damaged
   */
  readonly read: (text: string, titles: ReadonlyMap<string, string>) => Content;
}

const property = (count: number) => many(count, 'property', 'properties');
const component = (count: number) => many(count, 'component test');

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
    counted: property,
    read: readTests(property),
  },
  {
    id: 'kind-component',
    name: 'Component tests',
    heading: 'Component tests',
    meaning:
      'A **component test** shows one part of the page by itself in a browser, with data and surroundings that it never has in the whole page.',
    file: 'components.xml',
    script: 'components',
    counted: component,
    read: readTests(component),
  },
  {
    id: 'kind-walk',
    name: 'Random walks',
    heading: 'Random walks',
    meaning:
      'A **random walk** uses the page at random and compares it with a small model. A *command* is an action of the reader, the window or the clock; a *transition* takes the model from one state to another; an *invariant* is what page and model must agree on after every command. The number says how often it happened or was checked.',
    file: 'walks.json',
    script: 'walk',
    counted: (count) => `${count} in random walks`,
    read: readWalks,
  },
  {
    id: 'kind-condition',
    name: 'Adverse conditions',
    heading: 'Adverse conditions',
    meaning:
      'The page is put through **adverse conditions**: a slow CPU, a hidden tab, a zoomed window, an hour of scrolling. After each condition the whole list is read.',
    file: 'soak.json',
    script: 'soak',
    counted: (count) => many(count, 'adverse condition'),
    read: readConditions,
  },
  {
    id: 'kind-mutant',
    name: 'Changes to the code',
    heading: 'Changes to the code that its examples detected first',
    meaning:
      'A **change to the code**, also called a mutant, is one small mistake made in the code of the page on purpose. If a test then fails, the mistake is detected; if none does, the tests would miss the same mistake made by accident.',
    file: 'mutation/mutation.json',
    script: 'mutation',
    counted: (count) => many(count, 'change to the code', 'changes to the code'),
    read: readChanges,
  },
  {
    id: FAULTY_PAGES,
    name: 'Faulty pages',
    heading: 'Faulty pages that its examples missed',
    meaning:
      'A **faulty page** is a variant of a second, independently written page that violates the specification in one way. It is caught if an example of the violated point fails.',
    file: 'conformance.json',
    script: 'conformance',
    counted: (count) => many(count, 'missed page'),
    read: readFaultyPages,
  },
];
