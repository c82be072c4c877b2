import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Purge, UsedTags } from '../purge.types.ts';
import { TagStore } from '../tag-store.ts';

const FRESH_MS = 5_000;
/** Until then an old copy is served at once while a new one is made in the background. */
const STALE_MS = 10 * 60_000;
/** Until then an old copy is better than an error. */
const RESCUE_MS = 24 * 3_600_000;
const MAX_BYTES = 200 * 1024 * 1024;

export interface CachedPage {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

export type Encoding = 'br' | 'gzip' | 'identity';
export type How = 'fresh' | 'stale' | 'rendered' | 'rescued';

/** Makes a page, unless nobody waits for it any more, and says what it uses as it reads it. */
type Render = (signal: AbortSignal, used: UsedTags) => Promise<CachedPage>;

/** Tells when the reader has hung up. */
type OnGone = (left: () => void) => void;

/** Serves a page from memory when it can; one render at a time per page, whatever the crowd; none for nobody. */
export class PageCache {
  readonly #pages: LRUCache<string, PackedPage, Render>;
  readonly #clock: () => number;
  readonly #store = new TagStore();
  /** What is being rendered for the first time is not among the cache's keys. */
  readonly #making = new Map<string, Making>();

  constructor(settings: { clock?: () => number; maxBytes?: number } = {}) {
    this.#clock = settings.clock ?? (() => performance.now());
    this.#pages = new LRUCache({
      maxSize: settings.maxBytes ?? MAX_BYTES,
      sizeCalculation: (page) => page.bytes,
      ttl: FRESH_MS,
      // With the platform's own timer `ttl` is measured in whole milliseconds of real time: tests hand in theirs.
      perf: { now: () => this.#clock() },
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      onInsert: (page, key) => this.#store.keep(key, { mid: midOf(key), tags: page.tags }),
      dispose: (_page, key, why) => why !== 'set' && this.#store.forget(key),
      // Dropped while it is being loaded, it still answers those who wait; it is not kept.
      ignoreFetchAbort: true,
      fetchMethod: (key, _old, { context: render }) => this.#make(key, render),
    });
  }

  async get(key: string, render: Render, onGone?: OnGone): Promise<{ page: PackedPage; how: How }> {
    const old = this.#pages.peek(key, { allowStale: true });
    const age = old ? this.#clock() - old.madeAt : Number.POSITIVE_INFINITY;
    if (old && age > RESCUE_MS) this.#delete(key);
    const wait = this.#pages.forceFetch(key, {
      context: render,
      allowStale: age <= STALE_MS,
      allowStaleOnFetchRejection: age <= RESCUE_MS,
    });
    // Who is served the old copy waits for nothing: a render behind it has no readers, and goes on without.
    if (onGone && age > STALE_MS) this.#join(key, onGone);
    const page = await wait;
    return { page, how: howOf(page, old, age) };
  }

  async #make(key: string, render: Render): Promise<PackedPage> {
    const making: Making = { controller: new AbortController(), readers: 0, used: new Set() };
    const begunAt = this.#store.now;
    this.#making.set(key, making);
    try {
      const made = await render(making.controller.signal, making.used);
      const tags = [...making.used];
      const isOld = this.#store.wasPurged({ mid: midOf(key), tags }, begunAt);
      if (isOld && this.#making.get(key) === making) this.#delete(key);
      return new PackedPage(made, this.#clock(), tags);
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** The last reader to hang up ends the render; who asks after that begins a new one. */
  #join(key: string, onGone: OnGone): void {
    const making = this.#making.get(key);
    if (!making) return;
    making.readers += 1;
    onGone(() => {
      making.readers -= 1;
      if (making.readers > 0 || this.#making.get(key) !== making) return;
      making.controller.abort(new NobodyWaits());
      this.#delete(key);
    });
  }

  /** How much the index of tags holds: as much as there are pages. */
  get indexed(): { readonly keys: number; readonly tags: number } {
    return this.#store.size;
  }

  /** Pages that used what has changed go; keys begin with the merchant's id. What a page on its way reads from now on is new. */
  drop(purge: Purge): void {
    const begunAt = this.#store.now;
    for (const key of this.#store.purge(purge)) this.#delete(key);
    for (const [key, { used }] of this.#making) {
      if (midOf(key) === purge.mid && this.#store.wasPurged({ mid: purge.mid, tags: [...used] }, begunAt)) this.#delete(key);
    }
  }

  /** A page that goes while it is renewed is not disposed of. */
  #delete(key: string): void {
    this.#store.forget(key);
    this.#pages.delete(key);
  }
}

const midOf = (key: string): string => key.slice(0, key.indexOf('|'));

/** A page that is being rendered, and how many wait for it. */
interface Making {
  readonly controller: AbortController;
  readers: number;
  readonly used: Set<string>;
}

class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits';
}

function howOf(page: PackedPage, old: PackedPage | undefined, age: number): How {
  if (page !== old) return 'rendered';
  if (age <= FRESH_MS) return 'fresh';
  return age <= STALE_MS ? 'stale' : 'rescued';
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Levels that cost a few milliseconds: paid once for a form, at its first reader, while the page is kept for seconds. */
const compressors: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  identity: async (html) => html,
  gzip: (html) => compressGzip(html, { level: 6 }),
  br: (html) => compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }),
};

/** A page as it is kept: its HTML, and the compressed forms readers have asked for. */
export class PackedPage {
  readonly status: number;
  readonly policy: string;
  readonly madeAt: number;
  readonly tags: readonly string[];
  readonly #html: Buffer;
  readonly #forms: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(page: CachedPage, madeAt: number, tags: readonly string[] = []) {
    this.status = page.status;
    this.policy = page.policy;
    this.madeAt = madeAt;
    this.tags = tags;
    this.#html = Buffer.from(page.html);
  }

  get html(): string {
    return this.#html.toString();
  }

  body(encoding: Encoding): Promise<Buffer> {
    this.#forms[encoding] ??= compressors[encoding](this.#html);
    return this.#forms[encoding];
  }

  /** An upper guess: a compressed form is at most a third of the HTML, a tag with its places in the index 200 bytes. */
  get bytes(): number {
    return Math.ceil(this.#html.length * 1.7) + 500 + 200 * this.tags.length;
  }
}

/** The best form the reader accepts; a form refused with q=0 is not sent. */
export function chooseEncoding(accepts: string | undefined): Encoding {
  if (!accepts) return 'identity';
  const takes = (name: string) => new RegExp(`(^|[ ,])${name}(?![^,]*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepts);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
