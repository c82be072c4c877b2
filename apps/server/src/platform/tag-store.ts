import { ALL, type Purge, UNKNOWN } from './purge.types.ts';

/** A tag's last purge is remembered for as many tags: more than are named while one page is made, 10 MB at most. */
const MOST_REMEMBERED = 100_000;

/**
 * Which entries of a cache used what, and what was purged lately. An entry being made is in no index: it asks at its end whether
 * something it used was purged since it began.
 */
export class TagStore {
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #tagsOf = new Map<string, readonly string[]>();
  /** Number of a tag's last purge, the oldest first. */
  readonly #purgedAt = new Map<string, number>();
  readonly #mostRemembered: number;
  #purges = 0;
  /** Nothing is known of the purges up to this one. */
  #forgotten = 0;

  constructor(settings: { mostRemembered?: number } = {}) {
    this.#mostRemembered = settings.mostRemembered ?? MOST_REMEMBERED;
  }

  /** How many purges there were: what begins now has seen these. */
  get now(): number {
    return this.#purges;
  }

  /** How many entries are known, and how many tags they have. */
  get size(): { readonly keys: number; readonly tags: number } {
    return { keys: this.#tagsOf.size, tags: this.#keysOf.size };
  }

  /** Whether what began then and used these may show what is no longer so. */
  wasPurged({ mid, tags }: Purge, since: number): boolean {
    if (since === this.#purges) return false;
    if (since < this.#forgotten) return true;
    return [...tags, ALL].some((tag) => (this.#purgedAt.get(nameOf(mid, tag)) ?? 0) > since);
  }

  keep(key: string, { mid, tags }: Purge): void {
    this.forget(key);
    const names = [...new Set([...tags, ALL])].map((tag) => nameOf(mid, tag));
    this.#tagsOf.set(key, names);
    for (const name of names) {
      const keys = this.#keysOf.get(name);
      if (keys) keys.add(key);
      else this.#keysOf.set(name, new Set([key]));
    }
  }

  /** The cache no longer has it. */
  forget(key: string): void {
    for (const name of this.#tagsOf.get(key) ?? []) {
      const keys = this.#keysOf.get(name);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(name);
    }
    this.#tagsOf.delete(key);
  }

  /** Answers the entries that go; they are forgotten here. */
  purge({ mid, tags }: Purge): string[] {
    this.#purges += 1;
    const names = [...tags, UNKNOWN].map((tag) => nameOf(mid, tag));
    for (const name of names) this.#remember(name);
    const keys = [...new Set(names.flatMap((name) => [...(this.#keysOf.get(name) ?? [])]))];
    for (const key of keys) this.forget(key);
    return keys;
  }

  #remember(name: string): void {
    this.#purgedAt.delete(name);
    this.#purgedAt.set(name, this.#purges);
    const [oldest] = this.#purgedAt;
    if (this.#purgedAt.size <= this.#mostRemembered || !oldest) return;
    this.#purgedAt.delete(oldest[0]);
    this.#forgotten = oldest[1];
  }
}

const nameOf = (mid: string, tag: string): string => `${mid}|${tag}`;
