/** The Markdown that Gherkin calls descriptions. */

/** A description without the indentation of its first line. */
export function dedented(description: string): string {
  const { length } = /^[ \t]*(?=\S)/m.exec(description)?.[0] ?? '';
  return description.replaceAll(new RegExp(`^[ \\t]{0,${length}}`, 'gm'), '').trim();
}

/** A text in which nothing is Markdown. */
const verbatim = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** Markdown below a heading, if there is one: in its first line, unless a list or the like begins there. */
export function headed(heading: string, markdown: string): string {
  if (!heading) return markdown;
  return [`**${verbatim(heading)}.**`, markdown].join(
    /^[\p{L}'‘"“(]/u.test(markdown) ? ' ' : '\n\n',
  );
}
