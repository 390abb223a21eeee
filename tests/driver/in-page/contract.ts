/** Runs in the judged page: what the suite asks of a page ('Judging another page' in the README). */
import { heads, tables } from './table.ts';

/** What the page lacks, most fundamental first. */
export function missingParts(columns: readonly string[]): string[] {
  if (!document.querySelector('#root')) return ['no element #root'];
  const count = tables().length;
  if (count !== 1)
    return [`${count === 0 ? 'no table' : `${count} tables instead of one`} in #root`];
  const texts = heads().map(({ textContent }) => textContent?.trimStart() ?? '');
  const missing = columns
    .filter((column) => !texts.some((text) => text.startsWith(column)))
    .map((column) => `no columnheader starts with "${column}"`);
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? missing : [...missing, 'the window does not scroll'];
}

/** Whether the page asks for a password. */
export function asksForPassword(): boolean {
  return document.querySelector('input[type=password]') !== null;
}
