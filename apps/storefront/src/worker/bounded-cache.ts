/** What is kept on the phone, and how many of each; the oldest goes first. A new form of what is kept takes a new number. */
const limits = {
  'copies-1': 30,
  /** A page for each place visited that says the network is away: it outlives the copies. */
  'offline-1': 6,
  /** About two builds: whoever comes after a release finds the files of the page before. */
  'files-1': 300,
  'pictures-1': 150,
  'places-1': 1,
} as const;

export type CacheName = keyof typeof limits;

export const readCached = async (name: CacheName, key: string): Promise<Response | undefined> =>
  // The same address shows another shop to another cookie: that is in the key, and not in `Vary`.
  (await caches.open(name)).match(key, { ignoreVary: true });

export async function keep(name: CacheName, key: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, answer);
  const oldestFirst = await cache.keys();
  for (const old of oldestFirst.slice(0, -limits[name])) await cache.delete(old, { ignoreVary: true });
}

/** Caches that no build since knows. */
export async function dropForeign(): Promise<void> {
  for (const name of await caches.keys()) if (!(name in limits)) await caches.delete(name);
}

/** Whoever logs out leaves no trace of what was looked at. */
export async function forgetVisits(): Promise<void> {
  for (const name of ['copies-1', 'pictures-1'] satisfies CacheName[]) await caches.delete(name);
}
