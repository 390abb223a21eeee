interface TemplateProps {
  text: string;
  /** The columns that may be placeholders in it, in angle brackets. */
  columns: readonly string[];
}

/** A text of an outline, with its placeholders marked. */
export function Template({ text, columns }: TemplateProps) {
  // Column by column, like Gherkin: names may contain angle brackets.
  let parts: (string | { column: string })[] = [text];
  for (const column of columns) {
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(`<${column}>`).flatMap((piece, nth) => (nth > 0 ? [{ column }, piece] : piece))
        : part,
    );
  }
  return parts.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: static content
    typeof part === 'string' ? part : <var key={place}>{part.column}</var>,
  );
}
