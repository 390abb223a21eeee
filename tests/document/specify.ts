import type { Background, Envelope, Feature, Rule as GherkinRule } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import type { Need } from '../driver/judged-window.ts';
import { readRequirements } from '../results/requirements.ts';
import { Anchors } from './anchors.ts';
import { browsersOf } from './engines.ts';
import { documentsOf, outdated } from './feature-files.ts';
import type { Files } from './files.ts';
import { dedented, headed } from './prose.ts';
import { lostExamples, resultOf, runExamples } from './results.ts';
import { readRun } from './run.ts';
import { type Children, type Home, scenariosOf, sentencesOf, tagsOf } from './scenarios.ts';
import { gathered } from './sections.ts';
import type { Result, Rule, Section, Specification } from './specification.ts';
import { readSupport } from './support.ts';
import { readTerms } from './terms.ts';

const backgroundsOf = (children: Children): Background[] =>
  children.flatMap(({ background }) => background ?? []);

/** A description, and those of the backgrounds below it. */
const proseOf = (description: string, children: Children): string =>
  [
    dedented(description),
    ...backgroundsOf(children).map((each) => headed(each.name, dedented(each.description))),
  ]
    .filter(Boolean)
    .join('\n\n');

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

  const resultAt = (place: string, anchor: string): Result => {
    const [first, ...others] = runs.get(place)?.values() ?? [];
    const known = { place, needs: needs.get(place) };
    return first
      ? { ...known, ...resultOf(query, [first, ...others], anchor, files) }
      : { ...known, anchor, verdict: 'not run', said: [], logs: lost.get(place) ?? [] };
  };

  const below = (home: Home, children: Children): Home => ({
    ...home,
    background: [...home.background, ...backgroundsOf(children).flatMap(sentencesOf)],
  });

  const ruleOf = (
    { name, keyword, description, tags, children }: GherkinRule,
    home: Home,
  ): Rule => {
    const id = tags.map((tag) => tag.name.slice(1)).find((each) => requirements.has(each)) ?? '';
    const anchor = id ? anchors.take(id) : anchors.make('rule', name);
    const own = { ...home, anchor, tags: [...home.tags, ...tagsOf(tags)] };
    return {
      anchor,
      id,
      title: name || keyword,
      description: proseOf(description, children),
      scenarios: scenariosOf(children, below(own, children), anchors, resultAt),
      support: supportOf(id),
    };
  };

  const sectionOf = (feature: Feature, uri: string): Section => {
    const { name, keyword, description, tags, children } = feature;
    const anchor = anchors.make('section', name);
    const home = below({ uri, anchor, tags: tagsOf(tags), background: [] }, children);
    const outside = scenariosOf(children, home, anchors, resultAt);
    const examples: Rule = {
      anchor: anchors.take(`examples-${anchor}`),
      id: '',
      title: 'Examples',
      description: '',
      scenarios: outside,
      support: supportOf(''),
    };
    return {
      anchor,
      title: name || keyword,
      prose: proseOf(description, children),
      rules: [
        ...(outside.length > 0 ? [examples] : []),
        ...children.flatMap(({ rule }) => (rule ? [ruleOf(rule, home)] : [])),
      ],
    };
  };

  const each = documentsOf(envelopes, features).flatMap(({ feature, uri = '' }) =>
    feature ? [sectionOf(feature, uri)] : [],
  );
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
