import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const FRESH_MS = 5_000;
/** Until then an old copy is served at once while a new one is made in the background. */
const STALE_MS = 10 * 60_000;
/** Until then an old copy is better than an error. */
const RESCUE_MS = 24 * 3_600_000;
const MAX_BYTES = 200 * 1024 * 1024;

export interface Page {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

export interface CachedPage extends Omit<Page, 'html'> {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly madeAt: number;
}

export type Encoding = 'br' | 'gzip' | 'identity';
export type How = 'fresh' | 'stale' | 'rendered' | 'rescued';

/** Serves a page from memory when it can; one render at a time per page, whatever the crowd. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage, () => Promise<Page>>;
  readonly #clock: () => number;

  constructor(settings: { clock?: () => number; maxBytes?: number } = {}) {
    this.#clock = settings.clock ?? (() => performance.now());
    this.#pages = new LRUCache({
      maxSize: settings.maxBytes ?? MAX_BYTES,
      sizeCalculation: (page) => page.bodies.br.length + page.bodies.gzip.length + page.bodies.identity.length + 500,
      ttl: FRESH_MS,
      // With the platform's own timer `ttl` is measured in whole milliseconds of real time: tests hand in theirs.
      perf: { now: () => this.#clock() },
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (_key, _old, { context: render }) => pack(await render(), this.#clock()),
    });
  }

  async get(key: string, render: () => Promise<Page>): Promise<{ page: CachedPage; how: How }> {
    const old = this.#pages.peek(key, { allowStale: true });
    const age = old ? this.#clock() - old.madeAt : Number.POSITIVE_INFINITY;
    if (old && age > RESCUE_MS) this.#pages.delete(key);
    const page = await this.#pages.forceFetch(key, {
      context: render,
      allowStale: age <= STALE_MS,
      allowStaleOnFetchRejection: age <= RESCUE_MS,
    });
    return { page, how: howOf(page, old, age) };
  }

  /** Pages of a merchant go when the merchant publishes; keys begin with the merchant's id. */
  drop(mid: string): void {
    for (const key of this.#pages.keys()) if (key.startsWith(`${mid}|`)) this.#pages.delete(key);
  }
}

function howOf(page: CachedPage, old: CachedPage | undefined, age: number): How {
  if (page !== old) return 'rendered';
  if (age <= FRESH_MS) return 'fresh';
  return age <= STALE_MS ? 'stale' : 'rescued';
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Compressed once, when it enters the cache: level 6 and 5 cost a few milliseconds and are paid once in 5 s. */
export async function pack(page: Page, madeAt: number): Promise<CachedPage> {
  const identity = Buffer.from(page.html);
  const [gzipped, brotli] = await Promise.all([
    compressGzip(identity, { level: 6 }),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
  ]);
  return { status: page.status, policy: page.policy, bodies: { br: brotli, gzip: gzipped, identity }, madeAt };
}

/** The best form the reader accepts; a form refused with q=0 is not sent. */
export function chooseEncoding(accepts: string | undefined): Encoding {
  if (!accepts) return 'identity';
  const takes = (name: string) => new RegExp(`(^|[ ,])${name}(?![^,]*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepts);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
