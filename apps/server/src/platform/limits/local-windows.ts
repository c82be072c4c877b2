import { LRUCache } from 'lru-cache';

/** Some 10 MB. Who comes from ever new addresses pushes out those who have not called for longest. */
const MOST_KEYS = 50_000;

/** Counts in this process alone, while nobody counts for all of them. */
export class LocalWindows {
  readonly #used = new LRUCache<string, number>({ max: MOST_KEYS });

  /** How often it was counted in its window, this time included. The key names the window: a new one begins at nothing. */
  count(key: string, seconds: number): number {
    const used = (this.#used.get(key) ?? 0) + 1;
    this.#used.set(key, used, { ttl: seconds * 1000 });
    return used;
  }
}
