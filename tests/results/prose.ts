/** Gherkin's descriptions as Markdown. */

/** A description without the indentation of its first line. */
export function dedented(description: string): string {
  const { length } = /^[ \t]*(?=\S)/m.exec(description)?.[0] ?? '';
  return description.replaceAll(new RegExp(`^[ \\t]{0,${length}}`, 'gm'), '').trim();
}

/** Text with all Markdown escaped. */
const verbatim = (text: string) => text.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** Markdown with a run-in heading, or below it if it starts with a list, code or the like. */
export function headed(heading: string, markdown: string): string {
  if (!heading) return markdown;
  return [`**${verbatim(heading)}.**`, markdown].join(
    /^[\p{L}'‘"“(]/u.test(markdown) ? ' ' : '\n\n',
  );
}
