/** Runs in the judged page: what the suite asks of a page ('Judging another page' in the README). */
import { heads, TABLE, tables } from './table.ts';

/** Whether an open shadow root below a node has a table. */
const hasShadowTable = (node: ParentNode): boolean =>
  [...node.querySelectorAll('*')].some(
    ({ shadowRoot }) =>
      shadowRoot && (shadowRoot.querySelector(TABLE) || hasShadowTable(shadowRoot)),
  );

/** What the page lacks, most fundamental first. */
export function missingParts(columns: readonly string[]): string[] {
  if (!document.querySelector('#root')) return ['no element #root'];
  const count = tables().length;
  if (count === 0 && hasShadowTable(document)) return ['the table is in a shadow root'];
  if (count !== 1)
    return [`${count === 0 ? 'no table' : `${count} tables instead of one`} in #root`];
  const texts = heads().map(({ textContent }) => textContent?.trimStart() ?? '');
  const missing = columns
    .filter((column) => !texts.some((text) => text.startsWith(column)))
    .map((column) => `no columnheader starts with "${column}"`);
  if (document.compatMode === 'BackCompat')
    return [...missing, 'the page has no doctype, so the browser lays it out in quirks mode'];
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight ? missing : [...missing, 'the window does not scroll'];
}

/** Whether the page asks for a password. */
export function asksForPassword(): boolean {
  return document.querySelector('input[type=password]') !== null;
}
