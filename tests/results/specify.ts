import type {
  Envelope,
  Feature,
  Scenario as GherkinScenario,
  Pickle,
  Rule,
} from '@cucumber/messages';
import type { Need } from '../driver/judged-window.ts';
import { exampleOf, type Files } from './examples.ts';
import {
  argumentOf,
  cellsOf,
  documentsOf,
  idsIn,
  outdated,
  picklesOf,
  readRequirements,
  rulesOf,
  scenariosOf,
} from './features.ts';
import { runsOf, summarize } from './runs.ts';
import type {
  Example,
  ExamplesTable,
  Point,
  Scenario,
  Section,
  Specification,
} from './specification.ts';

/** The id of something with this title, inside `home`: stable between runs, and also the name of its files. */
export function idIn(home: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [home, ...words].join('-');
}

export const tagsOf = ({ tags }: Pick<Rule, 'tags'>) => tags.map(({ name }) => name);

/** A description without its indentation. */
const proseOf = ({ description }: Feature | Rule) => description.replaceAll(/^ +/gm, '');

/** Merges points with the same id: a walk that broke is an example in a file of its own. */
function merged(points: readonly Point[]): Point | [] {
  const [first] = points;
  const described = points.find(({ description }) => description);
  const scenarios = points.flatMap((point) => point.scenarios);
  return first ? { ...first, description: described?.description ?? '', scenarios } : [];
}

/**
 * Merges the sections whose titles differ only after a colon.
 *
 * @param order the ids of all points, in the order in which a section lists them
 */
function gathered(sections: readonly Section[], order: readonly string[]): Section[] {
  const placeOf = ({ points: [first] }: Section) => order.indexOf(first?.id ?? '');
  const titleOf = ({ title }: Section) => title.split(': ')[0] as string;
  return [...new Set(sections.map(titleOf))].map((title) => {
    const parts = sections.filter((each) => titleOf(each) === title);
    const whole = parts.find((each) => each.title === title) ?? (parts[0] as Section);
    const prose = parts
      .filter((each) => each !== whole && each.prose !== '')
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((each) => {
        const subtitle = each.title.slice(title.length + 2);
        return `**${subtitle.charAt(0).toUpperCase()}${subtitle.slice(1)}.** ${each.prose}`;
      });
    const points = parts.flatMap((each) => each.points);
    const ids = new Set([...order, ...points.map(({ id }) => id)]);
    return {
      ...whole,
      prose: [whole.prose, ...prose].join('\n\n'),
      points: [...ids].flatMap((id) => merged(points.filter((point) => point.id === id))),
    };
  });
}

/**
 * The specification as of a run.
 *
 * @param envelopes the messages of the run, or of consecutive runs
 * @param features the folder of the feature files and their index
 * @param files receives pictures, printed pages and traces by their paths
 * @param needOf what a sentence of the present features needs of a driven browser
 */
export function specify(
  envelopes: readonly Envelope[],
  features: string,
  files: Files = new Map(),
  needOf?: (sentence: string) => Need | undefined,
): Specification {
  const runs = runsOf(envelopes);
  const documents = documentsOf(envelopes, features);
  const pickles = picklesOf(documents);
  const requirements = readRequirements(`${features}/README.md`);
  const changed = outdated(envelopes);

  /** What an example needs. The step definitions of now may not fit the sentences of other features. */
  const needsOf = ({ steps, uri }: Pickle): Pick<Example, 'needs'> =>
    needOf && changed.length === 0 && uri.startsWith(`${features}/`)
      ? { needs: [...new Set(steps.flatMap(({ text }) => needOf(text) ?? []))] }
      : {};

  const scenarioOf = (scenario: GherkinScenario, inherited: readonly string[], uri: string) => {
    const { name, location, steps, examples } = scenario;
    const tags = [...inherited, ...tagsOf(scenario)];
    const id = idIn(tags.flatMap(idsIn)[0] ?? '', name);
    const exampleIn = (line: number, row = '') => {
      const pickle = pickles.get(`${uri}:${line}`) as Pickle;
      return { ...exampleOf(pickle, steps, id + row, runs, files), ...needsOf(pickle) };
    };
    let count = 0;
    const tables = examples.map(
      ({ tableHeader, tableBody }): ExamplesTable => ({
        columns: tableHeader ? cellsOf(tableHeader) : [],
        rows: tableBody.map((row) => {
          count += 1;
          return { cells: cellsOf(row), example: exampleIn(row.location.line, `-${count}`) };
        }),
      }),
    );
    const inRows = tables.flatMap(({ rows }) => rows.map(({ example }) => example));
    return {
      id,
      title: name,
      isModule: tags.includes('@module'),
      isOwn: tags.includes('@own'),
      isBuild: tags.includes('@build'),
      sentences: steps.map((step) => {
        return { keyword: step.keyword.trim(), text: step.text, ...argumentOf(step) };
      }),
      tables,
      examples: tables.length > 0 ? inRows : [exampleIn(location.line)],
    } satisfies Scenario;
  };

  const pointOf = (rule: Rule, feature: Feature, uri: string): Point => {
    const tags = [...tagsOf(rule), ...tagsOf(feature)];
    return {
      id: tags.flatMap(idsIn)[0] ?? '',
      title: rule.name,
      description: proseOf(rule),
      scenarios: scenariosOf(rule).map((each) => scenarioOf(each, tags, uri)),
    };
  };

  const parts = documents.flatMap(({ feature, uri = '' }): Section | [] =>
    feature
      ? {
          id: idIn('section', feature.name),
          title: feature.name,
          prose: proseOf(feature),
          points: rulesOf(feature).map((rule) => pointOf(rule, feature, uri)),
        }
      : [],
  );
  const built = new Set(parts.flatMap(({ points }) => points.map(({ id }) => id)));
  const description = 'There is no example of this yet.';
  const points = [...requirements]
    .filter(([id]) => !built.has(id))
    .map(([id, title]): Point => ({ id, title, description, scenarios: [] }));
  const unbuilt = { id: 'unbuilt', title: 'Not built yet', prose: '', points };
  return {
    sections: gathered(points.length > 0 ? [...parts, unbuilt] : parts, [...requirements.keys()]),
    run: summarize(envelopes, runs),
    outdated: changed,
  };
}
