/** Runs in the judged page, or in another one of its origin. */

/** The names of what the origin has stored in the browser, cookies that scripts can read included. */
export async function storedNames(): Promise<string[]> {
  // Not in every engine's private windows.
  const files = await navigator.storage?.getDirectory?.().catch(() => undefined);
  const names: string[] = [];
  for await (const name of files?.keys() ?? []) names.push(name);
  return [
    ...document.cookie.split('; ').filter(Boolean),
    ...names,
    ...(window.name ? ['window.name'] : []),
    ...[localStorage, sessionStorage].flatMap((area) => Object.keys(area)),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
    // Only in a secure context.
    ...((await window.caches?.keys()) ?? []),
  ];
}
