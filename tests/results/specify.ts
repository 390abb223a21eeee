import type { Background, Envelope, Feature, Rule } from '@cucumber/messages';
import { readerOf } from './attempts.ts';
import { exampleFinder, type Files } from './examples.ts';
import { documentsOf, outdated, picklesOf, readRequirements } from './features.ts';
import { Ids } from './ids.ts';
import { dedented, headed } from './prose.ts';
import { readRun } from './run.ts';
import { type Children, type Home, scenariosOf, sentencesOf, tagsOf } from './scenarios.ts';
import { gathered } from './sections.ts';
import type { Point, Section, Specification } from './specification.ts';

const backgroundsOf = (children: Children): Background[] =>
  children.flatMap(({ background }) => background ?? []);

/** A description, followed by those of its backgrounds. */
const proseOf = (description: string, children: Children): string =>
  [
    dedented(description),
    ...backgroundsOf(children).map((each) => headed(each.name, dedented(each.description))),
  ]
    .filter(Boolean)
    .join('\n\n');

/**
 * The specification as of a run.
 *
 * @param envelopes the messages of the run, or of consecutive runs
 * @param features the folder of the feature files and their index
 * @param files receives pictures, printed pages and traces by their paths
 */
export function specify(
  envelopes: readonly Envelope[],
  features: string,
  files: Files = new Map(),
): Specification {
  const reader = readerOf(envelopes);
  const documents = documentsOf(envelopes, features);
  const exampleAt = exampleFinder(reader, envelopes, picklesOf(documents), files);
  const requirements = readRequirements(`${features}/README.md`);
  const ids = new Ids();

  const below = (home: Home, children: Children): Home => ({
    ...home,
    background: [...home.background, ...backgroundsOf(children).flatMap(sentencesOf)],
  });

  const pointOf = ({ name, keyword, description, tags, children }: Rule, home: Home): Point => {
    const requirement =
      tags.map((tag) => tag.name.slice(1)).find((each) => requirements.has(each)) ?? '';
    const id = requirement ? ids.take(requirement) : ids.make('rule', name);
    const own = { ...home, id, tags: [...home.tags, ...tagsOf(tags)] };
    return {
      id,
      requirement,
      title: name || keyword,
      description: proseOf(description, children),
      scenarios: scenariosOf(children, below(own, children), ids, exampleAt),
    };
  };

  const sectionOf = (feature: Feature, uri: string): Section => {
    const { name, keyword, description, tags, children } = feature;
    const id = ids.make('section', name);
    const home = below({ uri, id, tags: tagsOf(tags), background: [] }, children);
    const scenarios = scenariosOf(children, home, ids, exampleAt);
    const outside: Point = {
      id: ids.take(`examples-${id}`),
      requirement: '',
      title: 'Examples',
      description: '',
      scenarios,
    };
    return {
      id,
      title: name || keyword,
      prose: proseOf(description, children),
      points: [
        ...(scenarios.length > 0 ? [outside] : []),
        ...children.flatMap(({ rule }) => (rule ? [pointOf(rule, home)] : [])),
      ],
    };
  };

  const each = documents.flatMap(({ feature, uri = '' }) =>
    feature ? [sectionOf(feature, uri)] : [],
  );
  const sections = gathered(each, [...requirements.keys()]);
  const built = new Set(
    sections.flatMap(({ points }) => points.map(({ requirement }) => requirement)),
  );
  return {
    sections,
    unbuilt: [...requirements]
      .filter(([id]) => !built.has(id))
      .map(([id, title]) => ({ id, title })),
    run: readRun(reader, envelopes),
    outdated: outdated(envelopes),
  };
}
