interface TemplateProps {
  text: string;
  /** The columns that stand as placeholders in it, in angle brackets. */
  columns: readonly string[];
}

/** A text of an outline, with its placeholders marked; all else is text. */
export function Template({ text, columns }: TemplateProps) {
  // As Gherkin does it: one column after the other, whatever their names contain.
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
