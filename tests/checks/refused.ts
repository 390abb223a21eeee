import type { GherkinDocument, Location, Scenario } from '@cucumber/messages';
import { rulesOf, scenariosOf } from '../results/features.ts';
import { idIn } from '../results/specification.ts';

/** The scenarios whose ids others before them have. */
function repeated(scenarios: readonly Scenario[]): Scenario[] {
  const ids = scenarios.map(({ name }) => idIn('', name));
  return scenarios.filter((_, nth) => ids.indexOf(ids[nth] as string) < nth);
}

/** What Gherkin allows but the features do not use, so that the document does not show it: file, line and what. */
export function refusedIn({ uri, feature }: GherkinDocument): string[] {
  if (!feature) return [];
  const rules = rulesOf(feature);
  const inRules = rules.map(scenariosOf);
  const scenarios = inRules.flat();
  const tables = scenarios.flatMap(({ examples }) => examples);
  const refused: Record<string, readonly { readonly location: Location }[]> = {
    'a background': [feature, ...rules].flatMap(({ children }) =>
      children.flatMap(({ background }) => background ?? []),
    ),
    'an example outside any rule': scenariosOf(feature),
    'a title that its rule has already': inRules.flatMap(repeated),
    'an example with a description': scenarios.filter(({ description }) => description),
    'an example without sentences': scenarios.filter(({ steps }) => steps.length === 0),
    'a text below a sentence': scenarios.flatMap(({ steps }) =>
      steps.filter(({ docString }) => docString),
    ),
    'a table of values with a name or a description': tables.filter(
      ({ name, description }) => name || description,
    ),
    'a table of values without a row': tables.filter(({ tableBody }) => tableBody.length === 0),
    'a table of values with a tag other than @chromium': tables.filter(({ tags }) =>
      tags.some(({ name }) => name !== '@chromium'),
    ),
  };
  return Object.entries(refused).flatMap(([what, parts]) =>
    parts.map(({ location }) => `${uri}:${location.line}: ${what}`),
  );
}
