import { readFileSync } from 'node:fs';

/**
 * Reads the list of terms from the index of the features.
 *
 * @returns each term in Markdown, without those about tags, which the site does not show
 */
export function readTerms(index: string): string[] {
  const [preface = ''] = readFileSync(index, 'utf8').split(/^## /m);
  return preface
    .split(/\n(?=- )|\n\n/)
    .filter((part) => part.startsWith('- ') && !part.includes('`@'))
    .map((part) => part.slice(2).trim());
}
