import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { generateMessages } from '@cucumber/gherkin';
import {
  type Envelope,
  type Feature,
  type Rule as GherkinRule,
  type Scenario as GherkinScenario,
  IdGenerator,
  SourceMediaType,
  type Step,
  type TableRow,
} from '@cucumber/messages';
import { Query } from '@cucumber/query';
import type { Need } from '../driver/judged-window.ts';
import { readRequirements } from '../traceability/requirements.ts';
import { Anchors } from './anchors.ts';
import { browsersOf } from './engines.ts';
import type { Files } from './files.ts';
import { lostExamples, resultOf, runExamples } from './results.ts';
import { readRun } from './run.ts';
import { gathered } from './sections.ts';
import type { Result, Rule, Scenario, Section, Sentence, Specification } from './specification.ts';
import { readSupport } from './support.ts';
import { readTerms } from './terms.ts';

/** Prose without the indentation that Gherkin keeps. */
const unindented = (text: string) => text.replaceAll(/^[ \t]+/gm, '').trim();

const cellsOf = (rows: readonly TableRow[]) =>
  rows.map(({ cells }) => cells.map(({ value }) => value));

const sentenceOf = ({ keyword, text, dataTable, docString }: Step): Sentence => ({
  keyword: keyword.trim(),
  text,
  ...(dataTable && { table: cellsOf(dataTable.rows) }),
  ...(docString && { docString: docString.content }),
});

/** The feature files as of the run; files that it did not include, as they are now. */
function documentsOf(envelopes: readonly Envelope[], folder: string): Envelope[] {
  const seen = new Set<string | undefined>();
  const fromRun = envelopes.filter(({ gherkinDocument }) => {
    if (!gherkinDocument || seen.has(gherkinDocument.uri)) return false;
    seen.add(gherkinDocument.uri);
    return true;
  });
  const now = readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((uri) => uri.endsWith('.feature') && !seen.has(uri))
    .flatMap((uri) =>
      generateMessages(
        readFileSync(uri, 'utf8'),
        uri,
        SourceMediaType.TEXT_X_CUCUMBER_GHERKIN_PLAIN,
        { includeGherkinDocument: true, newId: IdGenerator.uuid() },
      ),
    );
  return [...fromRun, ...now];
}

function outdated(envelopes: readonly Envelope[]): string[] {
  const changed = envelopes.flatMap(({ source }) =>
    source && existsSync(source.uri) && readFileSync(source.uri, 'utf8') !== source.data
      ? [source.uri]
      : [],
  );
  return [...new Set(changed)];
}

/**
 * Makes the document's data from a run.
 *
 * @param envelopes the run's messages
 * @param features the folder of the feature files and their index
 * @param reports the folder of the other reports
 * @param files receives pictures and traces
 * @param needs what an example needs of a driven browser, by file and line, where examples can be run
 */
export function specify(
  envelopes: readonly Envelope[],
  features: string,
  reports: string,
  files: Files,
  needs: ReadonlyMap<string, readonly Need[]>,
): Specification {
  const query = new Query();
  for (const envelope of envelopes) query.update(envelope);
  const runs = runExamples(query, browsersOf(envelopes));
  const lost = lostExamples(query, envelopes);
  const index = `${features}/README.md`;
  const requirements = readRequirements(index);
  const { proofs, supportOf } = readSupport(reports, requirements);
  const anchors = new Anchors();

  const scenarioOf = (
    { name, description, location, tags, steps, examples }: GherkinScenario,
    uri: string,
    id: string,
    inherited: readonly string[],
  ): Scenario => {
    const names = [...inherited, ...tags.map((tag) => tag.name)];
    const anchor = anchors.make(id, name);
    const rows = examples.flatMap(({ tableBody }) => tableBody);
    const result = (line: number, resultAnchor: string): Result => {
      const place = `${uri}:${line}`;
      const [first, ...others] = runs.get(place)?.values() ?? [];
      const known = { place, needs: needs.get(place) };
      return first
        ? { ...known, ...resultOf(query, [first, ...others], resultAnchor, files) }
        : {
            ...known,
            anchor: resultAnchor,
            verdict: 'not run',
            said: [],
            logs: lost.get(place) ?? [],
          };
    };
    const head = examples.find(({ tableHeader }) => tableHeader)?.tableHeader;
    return {
      anchor,
      title: name,
      description: unindented(description),
      isModule: names.includes('@module'),
      isOwn: names.includes('@own'),
      isBuild: names.includes('@build'),
      sentences: steps.map(sentenceOf),
      ...(head && { values: cellsOf([head, ...rows]) }),
      results: head
        ? rows.map((row, nth) => result(row.location.line, `${anchor}-${nth + 1}`))
        : [result(location.line, anchor)],
    };
  };

  const ruleOf = (
    { name, description, tags, children }: GherkinRule,
    uri: string,
    inherited: readonly string[],
  ): Rule => {
    const names = tags.map((tag) => tag.name);
    const id = names.map((each) => each.slice(1)).find((each) => requirements.has(each)) ?? name;
    return {
      id,
      title: name,
      description: unindented(description),
      scenarios: children.flatMap(({ scenario }) =>
        scenario ? [scenarioOf(scenario, uri, id, [...inherited, ...names])] : [],
      ),
      support: supportOf(id),
    };
  };

  const sectionOf = ({ name, description, tags, children }: Feature, uri: string): Section => ({
    anchor: anchors.make('section', name),
    title: name,
    prose: unindented(description),
    rules: children.flatMap(({ rule }) =>
      rule
        ? [
            ruleOf(
              rule,
              uri,
              tags.map((tag) => tag.name),
            ),
          ]
        : [],
    ),
  });

  const each = documentsOf(envelopes, features)
    .flatMap(({ gherkinDocument }) => gherkinDocument ?? [])
    .sort((a, b) => ((a.uri ?? '') < (b.uri ?? '') ? -1 : 1))
    .flatMap(({ feature, uri = '' }) => (feature ? [sectionOf(feature, uri)] : []));
  const sections = gathered(each, [...requirements.keys()]);
  const ruled = new Set(sections.flatMap(({ rules }) => rules.map(({ id }) => id)));
  return {
    terms: readTerms(index),
    sections,
    unbuilt: [...requirements]
      .filter(([id]) => !ruled.has(id))
      .map(([id, title]) => ({ id, title })),
    run: readRun(query, envelopes),
    outdated: outdated(envelopes),
    proofs,
  };
}
