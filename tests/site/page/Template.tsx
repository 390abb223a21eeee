/** A text of an outline, with its placeholders marked. */
export function Template({ text }: { text: string }) {
  return text.split(/(<[^<>]+>)/).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: static content
    /^<.+>$/.test(part) ? <var key={place}>{part.slice(1, -1)}</var> : part,
  );
}
