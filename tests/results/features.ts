import { readdirSync, readFileSync } from 'node:fs';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Feature, IdGenerator, type Rule, type Scenario, type Tag } from '@cucumber/messages';

/** A rule in a feature file. */
export interface SpecifiedRule {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  /** The requirement ids among its tags. */
  readonly ids: readonly string[];
  readonly scenarios: readonly Scenario[];
  /** The scenarios that may judge any page: those not tagged `@own`. */
  readonly shared: readonly Scenario[];
}

export const ID = /@([RB]\d+(?:\.\d+)?)(?![\w.])/g;

const parser = new Parser(
  new AstBuilder(IdGenerator.incrementing()),
  new GherkinClassicTokenMatcher(),
);

const isShared = ({ tags }: { readonly tags: readonly Tag[] }) =>
  tags.every(({ name }) => name !== '@own');

function specifiedRule(file: string, feature: Feature, rule: Rule): SpecifiedRule {
  const { name, tags, location, children } = rule;
  const scenarios = children.flatMap(({ scenario }) => scenario ?? []);
  return {
    file,
    line: location.line,
    title: name,
    ids: tags.flatMap((tag) => [...tag.name.matchAll(ID)].map(([, id]) => id as string)),
    scenarios,
    shared: isShared(feature) && isShared(rule) ? scenarios.filter(isShared) : [],
  };
}

/** The rules of the feature files in `folder`, and the locations of scenarios outside a rule. */
export function readFeatures(folder: string) {
  const rules: SpecifiedRule[] = [];
  const strays: string[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.feature'))
    .sort()) {
    const { feature } = parser.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    if (!feature) continue;
    for (const { rule, scenario } of feature.children) {
      if (rule) rules.push(specifiedRule(file, feature, rule));
      if (scenario) strays.push(`${file}:${scenario.location.line}`);
    }
  }
  return { rules, strays };
}

/** Number of examples in a scenario or an outline. */
export function exampleCount({ examples }: Scenario): number {
  return examples.length === 0
    ? 1
    : examples.reduce((sum, { tableBody }) => sum + tableBody.length, 0);
}
