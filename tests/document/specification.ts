/** The data of the document, in the order in which it is shown. */
import type { Need } from '../driver/judged-window.ts';
import type { Proof } from './proofs.ts';
import { isRefuted, type Support } from './support.ts';

/** The rows of a table. */
export type Cells = readonly (readonly string[])[];

/** A sentence of an example. */
export interface Sentence {
  readonly keyword: string;
  readonly text: string;
  readonly table?: Cells;
  readonly docString?: { readonly content: string; readonly mediaType: string };
  /** Whether it comes from a background, in which Gherkin replaces no placeholders. */
  readonly isBackground: boolean;
}

export type Verdict = 'passed' | 'failed' | 'not run';

/** A picture of the page, as a file beside the document. */
export interface Picture {
  readonly file: string;
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  /** The outlined sentences by their indexes, in the order of their numbers. */
  readonly outlined: readonly number[];
}

/** The result of one example. */
export interface Result {
  readonly anchor: string;
  /** The file and line of the example, or of its row. */
  readonly place: string;
  /** What it needs that only a driven browser has; absent where examples cannot be run at all. */
  readonly needs: readonly Need[] | undefined;
  readonly verdict: Verdict;
  /** The verdict in each browser, if it ran in several. */
  readonly browsers?: readonly { readonly browser: string; readonly verdict: Verdict }[];
  /** Its sentences, with the values of its row; empty if it was not run. */
  readonly said: readonly string[];
  /** In ms; absent if it was not run. */
  readonly duration?: number;
  readonly picture?: Picture;
  /** What a picture cannot show: console messages, requests, stored data. */
  readonly logs: readonly string[];
  /** What a module returned, as JSON, if there is no page. */
  readonly given?: string;
  readonly error?: string;
  /** Index of the sentence that failed. */
  readonly failedAt?: number;
  /** The printed page, as a PDF file beside the document. */
  readonly paper?: string;
  /** A Playwright trace, as a file beside the document. */
  readonly trace?: string;
}

/** Which pages an example can judge. */
export interface Scope {
  /** Whether it tests a module, without a page. */
  readonly isModule: boolean;
  /** Whether it applies only to this project's page. */
  readonly isOwn: boolean;
  /** Whether it applies only to the built page. */
  readonly isBuild: boolean;
}

/** A table of values; each row is an example of its outline. */
export interface ExamplesTable extends Scope {
  readonly name: string;
  readonly description: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly result: Result }[];
}

/** An example, or an outline with tables of values. */
export interface Scenario extends Scope {
  readonly anchor: string;
  readonly title: string;
  readonly description: string;
  /** Starts with those of the backgrounds. */
  readonly sentences: readonly Sentence[];
  /** Empty unless it is an outline. */
  readonly tables: readonly ExamplesTable[];
  /** Of the example or all rows; an outline without rows has one result, 'not run'. */
  readonly results: readonly Result[];
}

/** A point of the specification, or the examples of a feature outside any rule. */
export interface Rule {
  readonly anchor: string;
  /** Empty if the index has no such point. */
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

/** When and on what the examples ran, and what went wrong besides. */
export interface Run {
  readonly started: Date;
  /** Why it is no proof, in a few words each; empty if it is. */
  readonly faults: readonly string[];
  /** Full hashes. */
  readonly commits: readonly string[];
  /** When the last of them was committed, if the run recorded it. */
  readonly committed?: Date;
  /** Whether files differed from the commit. */
  readonly changed: boolean;
  readonly browsers: readonly string[];
  /** Names and versions of what ran the examples. */
  readonly software: readonly string[];
  /** Addresses of the judged pages, unless it is this project's own. */
  readonly pages: readonly string[];
}

export interface Specification {
  /** The definitions of its terms, each in Markdown. */
  readonly terms: readonly string[];
  readonly sections: readonly Section[];
  /** Points that have no rule yet. */
  readonly unbuilt: readonly { readonly id: string; readonly title: string }[];
  readonly run: Run;
  /** Feature files that have changed since the run. */
  readonly outdated: readonly string[];
  readonly proofs: readonly Proof[];
}

/** All results of these rules. */
export function resultsOf(rules: readonly Rule[]): readonly Result[] {
  return rules.flatMap(({ scenarios }) => scenarios.flatMap(({ results }) => results));
}

/** The points without an example, built or not. */
export function untested({ sections, unbuilt }: Specification) {
  const rules = sections.flatMap((section) => section.rules);
  return [...rules.filter(({ scenarios }) => scenarios.length === 0), ...unbuilt];
}

/** The worst of these verdicts; 'not run' if there are none. */
export function verdictOf(results: readonly Pick<Result, 'verdict'>[]): Verdict {
  const verdicts = new Set(results.map(({ verdict }) => verdict));
  if (verdicts.has('failed')) return 'failed';
  return verdicts.has('not run') || verdicts.size === 0 ? 'not run' : 'passed';
}

/** The verdict on a point: by its examples and all other evidence. */
export function verdictOn(rule: Rule): Verdict {
  return isRefuted(rule.support) ? 'failed' : verdictOf(resultsOf([rule]));
}

/** The verdict on everything. */
export function verdictOnAll({ sections, unbuilt, proofs, run }: Specification): Verdict {
  if (proofs.some(({ fault }) => fault)) return 'failed';
  const verdicts = sections.flatMap(({ rules }) => rules.map(verdictOn));
  const missing = [...unbuilt, ...run.faults].map(() => 'not run' as const);
  return verdictOf([...verdicts, ...missing].map((verdict) => ({ verdict })));
}
