/** A run as plain data: sections, their points, the scenarios of each, and their examples. */
import type { Need } from '../driver/judged-window.ts';
import type { exampleOf } from './examples.ts';
import type { Run } from './runs.ts';

/** A sentence of an example, or of an outline with its placeholders. */
export interface Sentence {
  readonly keyword: string;
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
  readonly docString?: string;
}

/** One example, or one row of an outline, with its results. */
export interface Example extends ReturnType<typeof exampleOf> {
  /** What it needs of a driven browser; absent if unknown, as long as the features have changed since the run. */
  readonly needs?: readonly Need[] | undefined;
}

/** A table of values; each row is an example of its outline. */
export interface ExamplesTable {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly example: Example }[];
}

/** An example, or an outline with tables of values. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** Whether it tests a module, without a page. */
  readonly isModule: boolean;
  /** Whether it applies only to this project's page. */
  readonly isOwn: boolean;
  /** Whether it applies only to the built page. */
  readonly isBuild: boolean;
  readonly sentences: readonly Sentence[];
  /** Empty unless it is an outline. */
  readonly tables: readonly ExamplesTable[];
  /** Itself or all rows. */
  readonly examples: readonly Example[];
}

/** A point of the specification. */
export interface Point {
  /** Such as `R4.3`. */
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly scenarios: readonly Scenario[];
}

/** A section, of one feature file or of several. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly prose: string;
  readonly points: readonly Point[];
}

export interface Specification {
  /** Those of the features; and one of the points that have no rule yet, if there are any. */
  readonly sections: readonly Section[];
  readonly run: Run;
  /** Feature files that have changed since the run. */
  readonly outdated: readonly string[];
}

/** All points, in the order of the specification. */
export const pointsOf = ({ sections }: Pick<Specification, 'sections'>): readonly Point[] =>
  sections.flatMap(({ points }) => points);

/** All examples of these points. */
export const examplesOf = (points: readonly Point[]): readonly Example[] =>
  points.flatMap(({ scenarios }) => scenarios.flatMap(({ examples }) => examples));

/** Why an example was not judged, in words. */
export const notJudgedInWords = (reason: string) => `Not judged here: ${reason}`;
