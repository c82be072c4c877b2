import { LRUCache } from 'lru-cache';

/** A loader's answers, kept for some seconds; while the loader fails, the last answer stands for as long as it takes. */
export interface Remembered<T> {
  get(key: string): Promise<T>;
  drop(isDropped: (key: string) => boolean): void;
}

export function remember<T>(load: (key: string) => Promise<T>, settings: { max: number; ttlMs: number }): Remembered<T> {
  /** What is on its way is not among the cache's keys. */
  const loading = new Set<string>();
  const kept = new LRUCache<string, { readonly value: T }>({
    max: settings.max,
    ttl: settings.ttlMs,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // Dropped while it is being loaded, it still answers those who wait; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => {
      loading.add(key);
      return { value: await load(key).finally(() => loading.delete(key)) };
    },
  });
  return {
    get: async (key) => {
      // Without an old answer to fall back on, the loader's own failure is what the caller must see.
      const hasOld = kept.peek(key, { allowStale: true }) !== undefined;
      return (await kept.forceFetch(key, { allowStaleOnFetchRejection: hasOld })).value;
    },
    drop: (isDropped) => {
      for (const key of [...kept.keys(), ...loading]) if (isDropped(key)) kept.delete(key);
    },
  };
}
