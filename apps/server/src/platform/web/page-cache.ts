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

export type Encoding = 'br' | 'gzip' | 'identity';
export type How = 'fresh' | 'stale' | 'rendered' | 'rescued';

/** Serves a page from memory when it can; one render at a time per page, whatever the crowd. */
export class PageCache {
  readonly #pages: LRUCache<string, PackedPage, () => Promise<Page>>;
  readonly #clock: () => number;
  /** What is being rendered for the first time is not among the cache's keys. */
  readonly #rendering = new Set<string>();

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
      // Dropped while it is being loaded, it still answers those who wait; it is not kept.
      ignoreFetchAbort: true,
      fetchMethod: async (key, _old, { context: render }) => {
        this.#rendering.add(key);
        return new PackedPage(await render().finally(() => this.#rendering.delete(key)), this.#clock());
      },
    });
  }

  async get(key: string, render: () => Promise<Page>): Promise<{ page: PackedPage; how: How }> {
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
    for (const key of [...this.#pages.keys(), ...this.#rendering]) if (key.startsWith(`${mid}|`)) this.#pages.delete(key);
  }
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
  readonly #html: Buffer;
  readonly #forms: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(page: Page, madeAt: number) {
    this.status = page.status;
    this.policy = page.policy;
    this.madeAt = madeAt;
    this.#html = Buffer.from(page.html);
  }

  get html(): string {
    return this.#html.toString();
  }

  body(encoding: Encoding): Promise<Buffer> {
    this.#forms[encoding] ??= compressors[encoding](this.#html);
    return this.#forms[encoding];
  }

  /** An upper guess: a compressed form is at most a third of the HTML. */
  get bytes(): number {
    return Math.ceil(this.#html.length * 1.7) + 500;
  }
}

/** The best form the reader accepts; a form refused with q=0 is not sent. */
export function chooseEncoding(accepts: string | undefined): Encoding {
  if (!accepts) return 'identity';
  const takes = (name: string) => new RegExp(`(^|[ ,])${name}(?![^,]*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepts);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
