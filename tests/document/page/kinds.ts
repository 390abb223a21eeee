/** The kinds of evidence for a point besides its examples, with explanations for the preface. */
export interface Kind {
  /** The id of its explanation in the preface. */
  readonly anchor: string;
  /** Its name in the summary. */
  readonly name: string;
  /** The heading of its list under a point. */
  readonly heading: string;
  /** What it is, in Markdown. */
  readonly means: string;
}

const kind = (anchor: string, name: string, heading: string, means: string): Kind => ({
  anchor: `kind-${anchor}`,
  name,
  heading,
  means,
});

export const PROPERTY = kind(
  'property',
  'Properties',
  'Properties and unit tests',
  'A **property** is a statement about a part of the page that must hold for all data: it is checked with hundreds of random cases, and a case that breaks it is reduced to the smallest one that does. **Unit tests** check the same parts with chosen cases.',
);
export const COMPONENT = kind(
  'component',
  'Component tests',
  'Component tests',
  'A **component test** shows one part of the page by itself in a browser, with data and surroundings that it never has in the whole page.',
);
export const WALK = kind(
  'walk',
  'Random walks',
  'Random walks',
  'A **random walk** uses the page at random and compares it with a small model. A *command* is an action of the reader, the window or the clock; a *transition* takes the model from one state to another; an *invariant* is what page and model must agree on after every command. The number says how often it happened or was checked.',
);
export const SOAK = kind(
  'soak',
  'Soak',
  'Soak conditions',
  'The **soak** runs the page under adverse conditions: a slow CPU, a hidden tab, a rotated screen, an hour of scrolling. After each condition the whole list is read.',
);
export const MUTANT = kind(
  'mutant',
  'Changes to the code',
  'Changes to the code that its examples detected first',
  'A **change to the code**, also called a mutant, is one small mistake made in the code of the page on purpose. If a test then fails, the mistake is detected; if none does, the tests would miss the same mistake made by accident.',
);
export const FAULTY_PAGE = kind(
  'faulty-page',
  'Faulty pages',
  'Faulty pages that its examples caught',
  'A **faulty page** is a second, independently written page that violates the specification in one way. It is caught if an example of the violated point fails.',
);

/** All of them, in the order of the preface. */
export const KINDS = [PROPERTY, COMPONENT, WALK, SOAK, MUTANT, FAULTY_PAGE];
