import { readdirSync, readFileSync } from 'node:fs';
import { ID } from './features.ts';

/** A test outside the features, and the requirement ids that its title claims. */
export interface ClaimingTest {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const TITLE = /\btest\(\s*(['`])(.+?)\1,/gs;

/** The tests in the files of `folder` whose names end in `ending`. */
export function readTests(folder: string, ending: string): ClaimingTest[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(TITLE)].map(([, , title = '']) => ({
        file,
        title,
        ids: [...title.matchAll(ID)].map(([, id]) => id as string),
      })),
    );
}
