import assert from 'node:assert/strict';
import test from 'node:test';
import { parseFeature } from '../results/features.ts';
import { refusedIn } from './refused.ts';

const refused = (source: string) => refusedIn(parseFeature(source, 'any.feature'));

const RULE = 'Feature: F\nRule: R\n';
const EXAMPLE = 'Example: A\n* a\n';
const OUTLINE = 'Scenario Outline: Each <a>\n* <a>\nExamples:\n|a|\n|1|\n';

test('Gherkin that the features do not use is refused, with file and line', () => {
  for (const [source, message] of [
    [`${RULE}Background:\n* a`, '3: a background'],
    [`Feature: F\n${EXAMPLE}`, '2: an example outside any rule'],
    [`${RULE}${EXAMPLE}Example: a?\n* a`, '5: a title that its rule has already'],
    [`${RULE}Example: A\nText\n* a`, '3: an example with a description'],
    [`${RULE}Example: A`, '3: an example without sentences'],
    [`${RULE}${EXAMPLE}"""\na\n"""`, '4: a text below a sentence'],
    [`${RULE}${OUTLINE}Examples: B\n|a|\n|2|`, '8: a table of values with a name or a description'],
    [`${RULE}${OUTLINE}Examples:\n|a|`, '8: a table of values without a row'],
    [
      `${RULE}${OUTLINE}@own\nExamples:\n|a|\n|2|`,
      '9: a table of values with a tag other than @chromium',
    ],
  ] as const)
    assert.deepEqual(refused(source), [`any.feature:${message}`], source);
  assert.deepEqual(refused(`@own\n${RULE}Text\n@own\n${EXAMPLE}|a|\n${OUTLINE}`), []);
});
