import { LRUCache } from 'lru-cache';

/**
 * A loader's answers, kept for some seconds; whoever asks while one is being loaded waits for that one. While the loader is
 * slow or fails, the last answer stands for as long as it takes.
 */
export interface CachedLoader<T, Ask> {
  get(key: string, ask: Ask): Promise<T>;
  drop(isDropped: (key: string) => boolean): void;
  /** These go. What is being loaded still answers those who wait for it, and nobody who asks later. */
  dropCached(keys: readonly string[], isLeft: (key: string) => boolean): void;
}

/** Judges what may be kept where an answer is known to be old only when it is there. */
interface Keeping<T> {
  /** When a load begins, as `mayKeep` is told. */
  now(): number;
  mayKeep(key: string, value: T, begunAt: number): boolean;
  /** Neither kept nor to be dropped any more. */
  gone(key: string): void;
}

interface Settings<T> {
  readonly max: number;
  readonly ttlMs: number;
  /** Absent: what is dropped while it is being loaded is not kept. */
  readonly keeping?: Keeping<T>;
}

/** Who has an old answer does not wait longer than this for a new one. */
const PATIENCE_MS = 300;

interface Answer<T> {
  readonly value: T;
  readonly begunAt: number;
  readonly loadedAt: number;
}

export function createCachedLoader<T, Ask = void>(
  load: (key: string, ask: Ask) => Promise<T>,
  { max, ttlMs, keeping }: Settings<T>,
): CachedLoader<T, Ask> {
  const stored = new LRUCache<string, Answer<T>>({ max, dispose: (_answer, key, why) => why !== 'set' && keeping?.gone(key) });
  const loading = new Map<string, Promise<T>>();

  /** One that began later may have come sooner. */
  const keepJudged = (key: string, value: T, begunAt: number, judge: Keeping<T>) => {
    if ((stored.peek(key)?.begunAt ?? -1) > begunAt || !judge.mayKeep(key, value, begunAt)) return;
    stored.set(key, { value, begunAt, loadedAt: performance.now() });
  };

  /** Dropped while it is being loaded, it still answers those who wait. */
  const begin = (key: string, ask: Ask): Promise<T> => {
    const isWanted = () => loading.get(key) === coming;
    const begunAt = keeping?.now() ?? 0;
    const coming = load(key, ask)
      .then((value) => {
        if (keeping) keepJudged(key, value, begunAt, keeping);
        else if (isWanted()) stored.set(key, { value, begunAt, loadedAt: performance.now() });
        return value;
      })
      .finally(() => {
        if (isWanted()) loading.delete(key);
      });
    loading.set(key, coming);
    return coming;
  };

  const leave = (isLeft: (key: string) => boolean) => {
    for (const key of loading.keys()) if (isLeft(key)) loading.delete(key);
  };

  return {
    get: async (key, ask) => {
      const known = stored.get(key);
      if (known && performance.now() - known.loadedAt < ttlMs) return known.value;
      const coming = loading.get(key) ?? begin(key, ask);
      // Without an old answer to fall back on, the loader's own failure is what the caller must see.
      return known ? firstOf(coming, known.value) : coming;
    },
    drop: (isDropped) => {
      for (const key of stored.keys()) if (isDropped(key)) stored.delete(key);
      leave(isDropped);
    },
    dropCached: (keys, isLeft) => {
      for (const key of keys) stored.delete(key);
      leave(isLeft);
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
