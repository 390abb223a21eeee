const deleteDatabase = (name: string) =>
  new Promise((done) => {
    const handlers = { onsuccess: done, onerror: done, onblocked: done };
    Object.assign(indexedDB.deleteDatabase(name), handlers);
  });

/** What pages of the origin have stored in the browser, cookies apart: each by its name, with its removal. */
export async function storedData(): Promise<[name: string, remove: () => unknown][]> {
  const databases = await indexedDB.databases();
  // Only in a secure context.
  const caches = (await window.caches?.keys()) ?? [];
  return [
    ...[localStorage, sessionStorage].flatMap((area) =>
      Object.keys(area).map((name): [string, () => unknown] => [name, () => area.removeItem(name)]),
    ),
    ...databases.map(({ name = '' }): [string, () => unknown] => [
      name,
      () => deleteDatabase(name),
    ]),
    ...caches.map((name): [string, () => unknown] => [name, () => window.caches.delete(name)]),
  ];
}
