import type {
  Envelope,
  Feature,
  Scenario as GherkinScenario,
  Pickle,
  Rule,
  Step,
} from '@cucumber/messages';
import type { Need } from '../driver/judged-window.ts';
import { exampleOf, type Files } from './examples.ts';
import {
  cellsOf,
  documentsOf,
  idsIn,
  picklesOf,
  readPoints,
  rulesOf,
  scenariosOf,
  sentenceOf,
} from './features.ts';
import { runsOf, summarize } from './runs.ts';

/** The id of something with this title, inside `home`: stable between runs, and also the name of its files. */
export function idIn(home: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [home, ...words].join('-');
}

export const tagsOf = ({ tags }: Pick<Rule, 'tags'>) => tags.map(({ name }) => name);

/** A description without its indentation. */
const proseOf = ({ description }: Feature | Rule) => description.replaceAll(/^ +/gm, '');

/** The title of the section of a feature: sections whose titles differ only after a colon are one. */
const sectionTitle = ({ name }: Feature) => name.split(': ')[0] as string;

/** The prose of a feature in its section, after the rest of its title, if there is one. */
function proseInSection(feature: Feature): string {
  const prose = proseOf(feature);
  const rest = feature.name.slice(sectionTitle(feature).length + 2);
  return rest && prose ? `**${rest.charAt(0).toUpperCase()}${rest.slice(1)}.** ${prose}` : prose;
}

/** Whether a value is clear without its column name: a word is, a number is not. */
const isSelfExplanatory = (value: string) => /\p{L}{2}/u.test(value);

/** The name of an outline's row: its values but the reason, those that are no words after their column's name. */
function rowName(columns: readonly string[], cells: readonly string[]): string {
  const parts = columns.flatMap((column, nth) => {
    const value = cells[nth] ?? '';
    if (column === 'because') return [];
    return isSelfExplanatory(value) ? value : `${column} ${value || 'empty'}`;
  });
  return parts.join(' · ');
}

/**
 * The specification as of a run.
 *
 * @param envelopes the messages of the run, or of consecutive runs
 * @param features the folder of the feature files and their index
 * @param files receives pictures and printed pages by their paths
 * @param needOf what a sentence of the features needs of a driven browser
 */
export function specify(
  envelopes: readonly Envelope[],
  features: string,
  files: Files = new Map(),
  needOf?: (sentence: string) => Need | undefined,
) {
  const runs = runsOf(envelopes);
  const documents = documentsOf(envelopes, features);
  const pickles = picklesOf(documents);

  const needsOf = ({ steps, uri }: Pickle) =>
    needOf && uri.startsWith(`${features}/`)
      ? [...new Set(steps.flatMap(({ text }) => needOf(text) ?? []))]
      : undefined;

  const exampleAt = (
    place: string,
    id: string,
    steps: readonly Step[],
    columns: readonly string[] = [],
    cells: readonly string[] = [],
  ) => {
    const pickle = pickles.get(place) as Pickle;
    return {
      ...exampleOf(pickle, steps, id, runs, files),
      /** What it needs of a driven browser; absent if unknown. */
      needs: needsOf(pickle),
      /** The values of its row, and their name; both empty unless it is a row. */
      cells,
      row: rowName(columns, cells),
    };
  };

  const scenarioOf = (scenario: GherkinScenario, inherited: readonly string[], uri: string) => {
    const { name, location, steps, examples } = scenario;
    const tags = [...inherited, ...tagsOf(scenario)];
    const id = idIn(tags.flatMap(idsIn)[0] ?? '', name);
    let count = 0;
    const tables = examples.map(({ tableHeader, tableBody }) => {
      const columns = tableHeader ? cellsOf(tableHeader) : [];
      const rows = tableBody.map((row) => {
        count += 1;
        const place = `${uri}:${row.location.line}`;
        return exampleAt(place, `${id}-${count}`, steps, columns, cellsOf(row));
      });
      return { columns, examples: rows };
    });
    const inRows = tables.flatMap((table) => table.examples);
    return {
      id,
      title: name,
      /** Whether it tests a module, without a page. */
      isModule: tags.includes('@module'),
      /** Whether it applies only to this project's page. */
      isOwn: tags.includes('@own'),
      /** Whether it applies only to the built page. */
      isBuild: tags.includes('@build'),
      sentences: steps.map((step) => sentenceOf(step.keyword, step.text, step)),
      /** Empty unless it is an outline. */
      tables,
      /** Itself or all rows. */
      examples: tables.length > 0 ? inRows : [exampleAt(`${uri}:${location.line}`, id, steps)],
    };
  };

  const inFiles = documents.flatMap(({ feature, uri = '' }) => {
    if (!feature) return [];
    return rulesOf(feature).map((rule) => {
      const tags = [...tagsOf(rule), ...tagsOf(feature)];
      return { feature, rule, tags, id: tags.flatMap(idsIn)[0] ?? '', uri };
    });
  });
  const index = [...readPoints(`${features}/README.md`).keys()];
  const ids = [...new Set([...index, ...inFiles.map(({ id }) => id)])];
  const rules = ids.flatMap((id) => inFiles.filter((each) => each.id === id));

  /** A point by its rules: a walk that broke is an example in a file of its own. */
  const pointOf = (id: string) => {
    const its = rules.filter((each) => each.id === id);
    return {
      id,
      title: its[0]?.rule.name ?? '',
      /** Markdown. */
      description: its.map(({ rule }) => proseOf(rule)).find(Boolean) ?? '',
      scenarios: its.flatMap(({ rule, tags, uri }) =>
        scenariosOf(rule).map((each) => scenarioOf(each, tags, uri)),
      ),
    };
  };

  const sectionOf = (title: string) => {
    const its = rules.filter(({ feature }) => sectionTitle(feature) === title);
    const parts = [...new Set(its.map(({ feature }) => feature))];
    return {
      id: idIn('section', title),
      title,
      /** Markdown. */
      prose: parts.map(proseInSection).filter(Boolean).join('\n\n'),
      points: [...new Set(its.map(({ id }) => id))].map(pointOf),
    };
  };

  return {
    sections: [...new Set(rules.map(({ feature }) => sectionTitle(feature)))].map(sectionOf),
    run: summarize(envelopes, runs),
  };
}
