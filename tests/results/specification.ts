/** A run as plain data: sections, their points, the scenarios of each, and their examples. */
import type { Verdict } from './verdict.ts';

/** The rows of a table. */
export type Cells = readonly (readonly string[])[];

/** A sentence of a scenario, with the placeholders of an outline. */
export interface Sentence {
  readonly keyword: string;
  readonly text: string;
  readonly table?: Cells;
  readonly docString?: string;
}

/** A sentence of an example, with the values of its row. */
export type FilledSentence = Omit<Sentence, 'keyword'>;

/** A picture of the page. */
export interface Picture {
  readonly file: string;
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** The outlined sentences by their indexes, in the order of their numbers. */
  readonly outlined: readonly number[];
}

/** One example, or one row of an outline, with its results. */
export interface Example {
  /** Unique and stable between runs; also the name of its files. */
  readonly id: string;
  /** File and line of the example, or of its row. */
  readonly place: string;
  /** With the values of its row. */
  readonly title: string;
  readonly sentences: readonly FilledSentence[];
  /** The worst of all browsers. */
  readonly verdict: Verdict;
  /** The verdict in each browser; empty if it was not run. */
  readonly browsers: readonly { readonly browser: string; readonly verdict: Verdict }[];
  /** Index of the sentence that failed; absent if none did. */
  readonly failedAt?: number;
  readonly error?: string;
  /** Why it was not judged; absent if it was, or if it was left out without a reason. */
  readonly notJudged?: string;
  /** Console messages, requests, stored data. */
  readonly logs: readonly string[];
  /** In ms; absent if it was not run. */
  readonly duration?: number;
  /** From the first browser; paths are relative to the document. */
  readonly evidence: {
    readonly picture?: Picture;
    /** What a module returned, as JSON. */
    readonly returned?: string;
    /** The printed page, a PDF. */
    readonly paper?: string;
    /** A Playwright trace. */
    readonly trace?: string;
  };
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

/** When and on what the examples ran, and faults of the run itself. */
export interface Run {
  /** ISO 8601. */
  readonly started: string;
  /** Why it is invalid or incomplete; empty if it is not. */
  readonly faults: readonly string[];
  /** Full hashes. */
  readonly commits: readonly string[];
  /** When the last of them was committed, if the run recorded it; ISO 8601. */
  readonly committed?: string;
  /** Whether files differed from the commit. */
  readonly changed: boolean;
  readonly browsers: readonly string[];
  /** Names and versions of cucumber, its runtime and the operating system. */
  readonly software: readonly string[];
  /** Addresses of the judged pages, unless it is this project's own. */
  readonly pages: readonly string[];
}

export interface Specification {
  readonly sections: readonly Section[];
  /** Points that have no rule yet. */
  readonly unbuilt: readonly { readonly id: string; readonly title: string }[];
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
