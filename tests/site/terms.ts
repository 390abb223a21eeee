import { readFileSync } from 'node:fs';

/**
 * The list of terms in the index of the features, which is their one home.
 *
 * @returns each in Markdown; what is said of tags is left out, as no reader of the site sees any
 */
export function readTerms(index: string): string[] {
  const [preface = ''] = readFileSync(index, 'utf8').split(/^## /m);
  return preface
    .split(/\n(?=- )|\n\n/)
    .filter((part) => part.startsWith('- ') && !part.includes('`@'))
    .map((part) => part.slice(2).trim());
}
