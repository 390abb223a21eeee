/** A date and time in ISO 8601, shown to the minute. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')} UTC</time>;
}
