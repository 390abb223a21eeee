/** Gherkin's descriptions as Markdown. */

/** A description without the indentation of its first line. */
export function dedented(description: string): string {
  const { length } = /^[ \t]*(?=\S)/m.exec(description)?.[0] ?? '';
  return description.replaceAll(new RegExp(`^[ \\t]{0,${length}}`, 'gm'), '').trim();
}

/** Escapes all Markdown in a text. */
const escaped = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** Markdown with a run-in heading; the heading is a paragraph before a list, code or the like. */
export function headed(heading: string, markdown: string): string {
  if (!heading) return markdown;
  return [`**${escaped(heading)}.**`, markdown].join(
    /^[\p{L}'‘"“(]/u.test(markdown) ? ' ' : '\n\n',
  );
}
