/** A text of an outline, with the names that its values stand in for. */
export function Template({ text }: { text: string }) {
  return text.split(/(<[^<>]+>)/).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
    /^<.+>$/.test(part) ? <var key={place}>{part.slice(1, -1)}</var> : part,
  );
}
