/** A date and time, to the minute. */
export function Moment({ at }: { at: Date }) {
  const iso = at.toISOString();
  return <time dateTime={iso}>{iso.slice(0, 16).replace('T', ' ')} UTC</time>;
}
