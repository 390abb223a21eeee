/** The document in data: what a page of the site shows, in its order. */
import type { Proof } from './proofs.ts';
import { isRefuted, type Support } from './support.ts';

/** A table of a step, or the values of an outline. */
export type Cells = readonly (readonly string[])[];

/** A sentence of an example. */
export interface Sentence {
  readonly keyword: string;
  readonly text: string;
  readonly table?: Cells;
  readonly docString?: string;
}

export type Verdict = 'passed' | 'failed' | 'not run';

/** A picture of the page, as a file beside the document. */
export interface Picture {
  readonly file: string;
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** The sentences outlined, by their places from 0, in the order of their numbers. */
  readonly outlined: readonly number[];
}

/** What came of one example. */
export interface Result {
  readonly anchor: string;
  readonly verdict: Verdict;
  /** Its sentences, with the values of its row; none where it was not run. */
  readonly said: readonly string[];
  /** In ms; none where it was not run. */
  readonly duration?: number;
  readonly picture?: Picture;
  /** What cannot be seen in a picture: what was said, asked for or stored. */
  readonly logs: readonly string[];
  /** What a module gave, where there is no page, as JSON. */
  readonly given?: string;
  readonly error?: string;
  /** Place from 0 of the sentence that failed. */
  readonly failedAt?: number;
  /** The page on paper, as a PDF beside the document. */
  readonly paper?: string;
  /** A Playwright trace, as a file beside the document. */
  readonly trace?: string;
}

/** An example, or an outline with its rows of values. */
export interface Scenario {
  readonly anchor: string;
  readonly title: string;
  readonly description: string;
  /** Whether a module is asked, without a page. */
  readonly isModule: boolean;
  /** Whether only this project's own page can be asked. */
  readonly isOwn: boolean;
  /** Whether only the page as it is built can be asked. */
  readonly isBuild: boolean;
  readonly sentences: readonly Sentence[];
  /** The values of an outline: its header row, and a row for each result. */
  readonly values?: Cells;
  readonly results: readonly Result[];
}

/** A point of the specification. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly scenarios: readonly Scenario[];
  readonly support: Support;
}

/** A section, of one feature file or of several. */
export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly prose: string;
  readonly rules: readonly Rule[];
}

/** On what, and when, the examples were run. */
export interface Run {
  readonly started: Date;
  /** Full hashes. */
  readonly commits: readonly string[];
  /** When the last of them was committed, where the run says so. */
  readonly committed?: Date;
  /** Whether files differed from the commit. */
  readonly changed: boolean;
  readonly browsers: readonly string[];
  /** Name and version of what ran the examples. */
  readonly software: readonly string[];
  /** The judged page, unless it is this project's own. */
  readonly pages: readonly string[];
}

export interface Specification {
  /** What its words mean, each in Markdown. */
  readonly terms: readonly string[];
  readonly sections: readonly Section[];
  /** Points that have no rule yet. */
  readonly unbuilt: readonly { readonly id: string; readonly title: string }[];
  readonly run: Run;
  /** Feature files that are not as they were when the examples were run. */
  readonly outdated: readonly string[];
  readonly proofs: readonly Proof[];
}

/** All results of some rules. */
export function resultsOf(rules: readonly Rule[]): readonly Result[] {
  return rules.flatMap(({ scenarios }) => scenarios.flatMap(({ results }) => results));
}

/** The worst of these verdicts. */
export function verdictOf(results: readonly Result[]): Verdict {
  const verdicts = new Set(results.map(({ verdict }) => verdict));
  if (verdicts.has('failed')) return 'failed';
  return verdicts.has('not run') ? 'not run' : 'passed';
}

/** The verdict on a point: by its examples, and by what else speaks for it or against it. */
export function verdictOn(rule: Rule): Verdict {
  return isRefuted(rule.support) ? 'failed' : verdictOf(resultsOf([rule]));
}
