/** Runs in the judged page: what is around it in the browser, apart from what is stored. */

/** The names of the functions called so far that ask the reader for a permission. */
const asked: string[] = [];

const ASKING = [
  [window.Notification, 'requestPermission'],
  [navigator.geolocation, 'getCurrentPosition'],
  [navigator.geolocation, 'watchPosition'],
  [navigator.mediaDevices, 'getUserMedia'],
] as const;

for (const [owner, name] of ASKING) {
  // Some exist only in a secure context.
  const ask: unknown = owner && Reflect.get(owner, name);
  if (typeof ask !== 'function') continue;
  Reflect.set(owner, name, (...given: unknown[]) => {
    asked.push(name);
    return ask.apply(owner, given);
  });
}

/**
 * Where the reader is and what the page wants: the address, the title without numbers, the length of the history, the
 * time after which the page opens again, and the permissions that it has asked for.
 */
export const surroundings = () => ({
  address: location.href,
  // A number of contacts, for example, may change.
  title: document.title.replace(/\d+/g, ''),
  history: window.navigation?.entries().length ?? history.length,
  refresh: document.querySelector('meta[http-equiv=refresh i]')?.getAttribute('content') ?? 'never',
  asked: [...asked],
});
