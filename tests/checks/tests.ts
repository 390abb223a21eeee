import { readdirSync, readFileSync } from 'node:fs';
import { idsIn } from '../results/features.ts';

/** A test outside the features, and the requirement ids in its title. */
export interface ClaimingTest {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** Patterns that find the titles of each form of test. */
const TITLES = {
  test: /\btest\(\s*(['"`])(.+?)\1,/gs,
  condition: /\bcondition\(\s*(['"`])(.+?)\1,/gs,
  walk: /\b(?:command|transition|invariant)\(\s*(['"`])(.+?)\1,?\s*\)/gs,
};

/** The tests in all files below `folder` whose names end in `ending`. */
export function readTests(
  folder: string,
  ending: string,
  form: keyof typeof TITLES = 'test',
): ClaimingTest[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(TITLES[form])].map(
        ([, , title = '']) => ({
          file,
          title,
          ids: idsIn(title),
        }),
      ),
    );
}
