/** The kinds of evidence for a point beside its examples, and what they are, for the preface. */
export interface Kind {
  /** Of its explanation in the preface. */
  readonly anchor: string;
  /** The proof's name in the summary. */
  readonly proof: string;
  /** The heading of its list under a point. */
  readonly heading: string;
  /** What it is, in Markdown. */
  readonly means: string;
}

const kind = (anchor: string, proof: string, heading: string, means: string): Kind => ({
  anchor: `kind-${anchor}`,
  proof,
  heading,
  means,
});

export const PROPERTY = kind(
  'property',
  'Properties',
  'Properties, of any data',
  'A **property** is a sentence about a part of the page that must hold for whatever data comes: it is tried on hundreds of made-up cases, and a case that breaks it is reduced to the smallest that does.',
);
export const COMPONENT = kind(
  'component',
  'Component tests',
  'Component tests',
  'A **component test** shows one part of the page in a browser by itself, with data and surroundings that the whole page never has.',
);
export const WALK = kind(
  'walk',
  'Random walks',
  'Random walks beside a model',
  'A **random walk** uses the page at random beside a small model of it. A *command* is something that the reader, the window or the clock does; a *transition* is a step of the model from one state to another; an *invariant* is what page and model must agree on after every command. The number says how often it happened or was held against the page.',
);
export const WEATHER = kind(
  'weather',
  'Rough weather',
  'Rough weather',
  '**Rough weather**, also called the soak, is what happens to pages in the hands of people: a slow processor, a hidden tab, a rotated screen, an hour of scrolling. After each the whole list is read.',
);
export const MUTANT = kind(
  'mutant',
  'Changes of the code',
  'Changes of the code that its examples noticed first',
  'A **change of the code**, also called a mutant, is one small mistake put into the code of the page. If the examples then fail, they have noticed it; if none did, they would not notice that mistake of a person either.',
);
export const TWIN = kind(
  'twin',
  'Wrong twins',
  'Wrong twins that its examples caught',
  'A **wrong twin** is a second page, written independently, that does one thing otherwise than the specification says. It is caught if an example of the point that it offends fails.',
);

/** All of them, in the order of the preface. */
export const KINDS = [PROPERTY, COMPONENT, WALK, WEATHER, MUTANT, TWIN];
