/** The tests outside the features that name points, read from their source: none has to run. */
import { readdirSync, readFileSync } from 'node:fs';
import { idsIn, withoutIds } from './features.ts';

/** What begins a test, with its title; and what walks compare, with the ids that a difference breaks. */
const TITLE =
  /\btest\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>,|^ {2}(['"])(?<compared>[^\n]+)\3: '(?<ids>@[^'\n]+)',$/gms;

/** A test outside the features. */
export type OtherTest = ReturnType<typeof readTests>[number];

/** The tests in the files of a folder whose names end so, each with the ids of the points that it names. */
export function readTests(folder: string, ending: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(TITLE)].map(({ groups = {} }) => {
        const { title = '', compared = title, ids = title } = groups;
        // Values that differ from test to test are left out.
        const plain = withoutIds(compared).replaceAll(/\$\{.+?\}/g, '…');
        return { file, title: plain, ids: idsIn(ids) };
      }),
    );
}

/** All of them, by what they are. */
export const readOtherTests = () => ({
  properties: readTests('tests/properties', '.test.ts'),
  components: readTests('tests/components', '.spec.tsx'),
  walks: readTests('tests/model', 'expectations.ts'),
});
