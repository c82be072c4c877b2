import { LRUCache } from 'lru-cache';

/**
 * A loader's answers, kept for some seconds; whoever asks while one is being loaded waits for that one. While the loader is
 * slow or fails, the last answer stands for as long as it takes.
 */
export interface Remembered<T, Ask> {
  get(key: string, ask: Ask): Promise<T>;
  drop(isDropped: (key: string) => boolean): void;
}

/** Who has an old answer does not wait longer than this for a new one. */
const PATIENCE_MS = 300;

export function remember<T, Ask = void>(
  load: (key: string, ask: Ask) => Promise<T>,
  settings: { max: number; ttlMs: number },
): Remembered<T, Ask> {
  /** What is on its way is not among the cache's keys. */
  const loading = new Set<string>();
  const kept = new LRUCache<string, { readonly value: T }, { readonly ask: Ask }>({
    max: settings.max,
    ttl: settings.ttlMs,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    // Dropped while it is being loaded, it still answers those who wait; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: async (key, _old, { context }) => {
      loading.add(key);
      return { value: await load(key, context.ask).finally(() => loading.delete(key)) };
    },
  });
  return {
    get: async (key, ask) => {
      const fresh = kept.get(key);
      if (fresh) return fresh.value;
      const old = kept.peek(key, { allowStale: true });
      // Without an old answer to fall back on, the loader's own failure is what the caller must see.
      const coming = kept.forceFetch(key, { context: { ask }, allowStaleOnFetchRejection: old !== undefined });
      return (await (old ? firstOf(coming, old) : coming)).value;
    },
    drop: (isDropped) => {
      for (const key of [...kept.keys(), ...loading]) if (isDropped(key)) kept.delete(key);
    },
  };
}

async function firstOf<T>(coming: Promise<T>, old: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, old);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
