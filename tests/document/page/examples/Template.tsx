/** A text of an outline, with its placeholders marked. */
export function Template({ text }: { text: string }) {
  return text.split(/<([^<>]+)>/).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: static content
    place % 2 === 0 ? part : <var key={place}>{part}</var>,
  );
}
