/** Runs in the judged page: what is around it in the browser, apart from what is stored. */

/**
 * Where the reader is: the address, the title without numbers, the length of the history, and the time after which the
 * page opens again.
 */
export const surroundings = () => ({
  address: location.href,
  // A number of contacts, for example, may change.
  title: document.title.replace(/\d+/g, ''),
  history: window.navigation?.entries().length ?? history.length,
  refresh: document.querySelector('meta[http-equiv=refresh i]')?.getAttribute('content') ?? 'never',
});
