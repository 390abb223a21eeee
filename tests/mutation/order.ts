/**
 * A plugin of cucumber: the examples that have killed a mutant of the same file come first, the latest at the top,
 * then those of the points that the file names, the one named last before the mutant at the top.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from '@cucumber/cucumber/api';
import type { Pickle } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { isIssue, readMessage } from '../results/attempts.ts';
import { idsInCode } from '../results/features.ts';
import { sources } from './sources.ts';

/** The files of `src/` with all their mutants, and the names of the examples that have killed some. */
const files = sources([]).map((file) => ({
  code: readFileSync(file, 'utf8'),
  killers: [] as string[],
}));

/** The mutant that StrykerJS has activated in this process, which is its runner; none in the dry run. */
export const activeMutant = () =>
  (globalThis as { __stryker__?: { activeMutant?: string } }).__stryker__?.activeMutant;

export default {
  type: 'plugin',
  coordinator({ on, transform }) {
    const mutant = `("${activeMutant()}")`;
    const { code = '', killers = [] } = files.find((file) => file.code.includes(mutant)) ?? {};
    const query = new Query();
    const before = idsInCode(code.slice(0, code.indexOf(mutant))).toReversed();
    const points = [...before, ...idsInCode(code)].map((id) => `@${id}`);
    /** The names of examples and tags of points that come first. */
    const first = [...killers, ...points];
    const rank = ({ pickle: { name, tags } }: { readonly pickle: Pickle }) => {
      const nth = first.findIndex((key) => key === name || tags.some((tag) => tag.name === key));
      return nth === -1 ? first.length : nth;
    };
    transform('pickles:order', (examples) => examples.toSorted((a, b) => rank(a) - rank(b)));
    on('message', (message) => {
      const ended = readMessage(query, message);
      if (ended && isIssue(ended.worst)) killers.unshift(ended.pickle.name);
    });
  },
} satisfies Plugin;
