/** The tests outside the features that name points, read from their source: none has to run. */
import { readdirSync, readFileSync } from 'node:fs';
import { idsIn, idsInCode, withoutIds } from './features.ts';

/** What begins a test, with its title. */
const TITLE = /\btest\(\s*(['"`])(.+?)\1,/gs;

/** A test outside the features. */
export type OtherTest = ReturnType<typeof readTests>[number];

/** The tests in the files of a folder whose names end so, each with the ids of the points that it names. */
export function readTests(folder: string, ending: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(TITLE)].map(([, , title = '']) => {
        // Values that differ from test to test are left out.
        const plain = withoutIds(title).replaceAll(/\$\{.+?\}/g, '…');
        return { file, title: plain, ids: idsIn(title) };
      }),
    );
}

/** What walks expect of the page, as one test. */
function readWalks(file: string): OtherTest {
  const ids = [...new Set(idsInCode(readFileSync(file, 'utf8')))];
  return { file, title: 'random walks compare it with a model of the page', ids };
}

/** All of them, by what they are. */
export const readOtherTests = () => ({
  properties: readTests('tests/properties', '.test.ts'),
  components: readTests('tests/components', '.spec.tsx'),
  walks: [readWalks('tests/model/expectations.ts')],
});
