/** Runs in the judged page, or in another one of its origin: what the origin has stored in the browser. */

const deleteDatabase = (name: string) =>
  new Promise((done) => {
    const handlers = { onsuccess: done, onerror: done, onblocked: done };
    Object.assign(indexedDB.deleteDatabase(name), handlers);
  });

type Stored = [name: string, remove: () => unknown];

/** What is stored, cookies apart: each by its name, with its removal. */
export async function storedData(): Promise<Stored[]> {
  const databases = await indexedDB.databases();
  // Only in a secure context.
  const caches = (await window.caches?.keys()) ?? [];
  // Not in every engine's private windows.
  const files = await navigator.storage?.getDirectory?.().catch(() => undefined);
  const names: string[] = [];
  for await (const name of files?.keys() ?? []) names.push(name);
  return [
    ...names.map((name): Stored => [name, () => files?.removeEntry(name, { recursive: true })]),
    ...(window.name ? [['window.name', () => Object.assign(window, { name: '' })] as Stored] : []),
    ...[localStorage, sessionStorage].flatMap((area) =>
      Object.keys(area).map((name): Stored => [name, () => area.removeItem(name)]),
    ),
    ...databases.map(({ name = '' }): Stored => [name, () => deleteDatabase(name)]),
    ...caches.map((name): Stored => [name, () => window.caches.delete(name)]),
  ];
}

/** The names of what is stored, with those of the cookies that scripts can read. */
export async function storedNames(): Promise<string[]> {
  const cookies = document.cookie.split('; ').filter(Boolean);
  return [...cookies, ...(await storedData()).map(([name]) => name)];
}
