import { LRUCache } from 'lru-cache';

/**
 * A loader's answers, kept for some seconds; whoever asks while one is being loaded waits for that one. While the loader is
 * slow or fails, the last answer stands for as long as it takes.
 */
export interface CachedLoader<T, Ask> {
  get(key: string, ask: Ask): Promise<T>;
  drop(isDropped: (key: string) => boolean): void;
}

/** Who has an old answer does not wait longer than this for a new one. */
const PATIENCE_MS = 300;

interface Answer<T> {
  readonly value: T;
  readonly loadedAt: number;
}

export function createCachedLoader<T, Ask = void>(
  load: (key: string, ask: Ask) => Promise<T>,
  settings: { max: number; ttlMs: number },
): CachedLoader<T, Ask> {
  const kept = new LRUCache<string, Answer<T>>({ max: settings.max });
  const loading = new Map<string, Promise<T>>();

  /** Dropped while it is being loaded, it still answers those who wait; it is not kept. */
  const begin = (key: string, ask: Ask): Promise<T> => {
    const isWanted = () => loading.get(key) === coming;
    const coming = load(key, ask)
      .then((value) => {
        if (isWanted()) kept.set(key, { value, loadedAt: performance.now() });
        return value;
      })
      .finally(() => {
        if (isWanted()) loading.delete(key);
      });
    loading.set(key, coming);
    return coming;
  };

  return {
    get: async (key, ask) => {
      const known = kept.get(key);
      if (known && performance.now() - known.loadedAt < settings.ttlMs) return known.value;
      const coming = loading.get(key) ?? begin(key, ask);
      // Without an old answer to fall back on, the loader's own failure is what the caller must see.
      return known ? firstOf(coming, known.value) : coming;
    },
    drop: (isDropped) => {
      for (const key of kept.keys()) if (isDropped(key)) kept.delete(key);
      for (const key of loading.keys()) if (isDropped(key)) loading.delete(key);
    },
  };
}

/** What comes, or what was known before when it comes too late or not at all. */
async function firstOf<T>(coming: Promise<T>, known: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, known);
  });
  try {
    return await Promise.race([coming.catch(() => known), late]);
  } finally {
    clearTimeout(timer);
  }
}
