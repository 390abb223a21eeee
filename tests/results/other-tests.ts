/** The tests outside the features that name points, read from their source: none has to run. */
import { readdirSync, readFileSync } from 'node:fs';
import { idsIn, withoutIds } from './features.ts';

/** What begins a test, with its title; and what walks compare, with the ids that a difference breaks. */
const TITLE =
  /\btest\(\s*(?<quote>['"`])(?<title>.+?)\k<quote>,|^ {2}(['"])(?<compared>[^\n]+)\3: '(?<ids>@[^'\n]+)',$/gms;

/** A test outside the features. */
export interface OtherTest {
  /** Its path in its folder. */
  readonly file: string;
  /** Without ids; values that differ from test to test are left out. */
  readonly title: string;
  /** Of the points that it names. */
  readonly ids: readonly string[];
}

/** The tests in the files of a folder whose names end so. */
export function readTests(folder: string, ending: string): OtherTest[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(TITLE)].map(({ groups = {} }) => {
        const { title = '', compared = title, ids = title } = groups;
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
