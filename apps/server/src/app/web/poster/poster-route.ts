import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CallFailure } from '@qianpu/contract/failure';
import { PictureKey } from '@qianpu/contract/fields';
import type { ShopContext } from '@qianpu/contract/shop-context';
import type { Caller } from '@qianpu/contract/types';
import { formatFen } from '@qianpu/kit/fen';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { HttpServer } from '#platform/http/http-server';
import type { Logger } from '#platform/log';
import { limitConcurrency, QueueFullError } from '#platform/web/limit-concurrency';
import { resolvePageContext } from '../page-context.ts';
import type { Lang } from '../page-language.ts';
import { originOf } from '../page-origin.ts';
import type { PageSettings } from '../shop-page.ts';
import { drawPoster, type Poster } from './draw-poster.ts';
import type { OpenPosterCaller, PosterRead } from './poster-caller.ts';

export interface PosterMeans {
  readonly openPosterCaller: OpenPosterCaller;
}

interface PosterSettings extends PageSettings, PosterMeans {
  readonly pictureDir: string;
}

/** What a poster can be of: a page of ours by its name, and of which one. */
type Subject = { readonly name: 'index' } | { readonly name: 'micropage' | 'goodDetail'; readonly id: string };

const named = { page: 'micropage', item: 'goodDetail' } as const;
/** What the share-data call counts (spec 7.2). */
const shareTypes = { micropage: 1, goodDetail: 2 } as const;

const words: Readonly<Record<Lang, Poster['words']>> = {
  'zh-CN': { scan: '长按识别二维码', enter: '进店看看' },
  en: { scan: 'Scan the code to open it', enter: 'Visit the store' },
};

/** Where some SKUs cost more. */
const lowest: Readonly<Record<Lang, (price: string, hasRange: boolean) => string>> = {
  'zh-CN': (price, hasRange) => (hasRange ? `${price} 起` : price),
  en: (price, hasRange) => (hasRange ? `from ${price}` : price),
};

/** `/poster/home.png`, `/poster/page/{id}.png`, `/poster/item/{id}.png`: what is shown to somebody who has no link to tap. */
export function addPosterRoutes(server: HttpServer, settings: PosterSettings): void {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 40 });
  const drawn = new LRUCache<string, Buffer, Poster>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (_key, _old, { context }) => inTurn(() => drawPoster(context)),
  });

  async function answer(subject: Subject, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const poster = await findPoster(settings, subject, request);
      if (!poster) return reply.code(404).send();
      const key = createHash('sha256').update(JSON.stringify(poster)).digest('base64url');
      // Another cookie or language may mean another shop or other words; a new version of the page shows within a minute.
      reply.headers({ etag: `"${key}"`, 'cache-control': 'private, max-age=60', vary: 'Accept-Language, Cookie' });
      if (request.headers['if-none-match'] === `"${key}"`) return reply.code(304).send();
      return reply.type('image/png').send(await drawn.forceFetch(key, { context: poster }));
    } catch (error) {
      return refuse(reply, error, settings.log);
    }
  }

  server.get('/poster/home.png', (request, reply) => answer({ name: 'index' }, request, reply));
  for (const [kind, name] of Object.entries(named)) {
    server.get<{ Params: { file: string } }>(`/poster/${kind}/:file`, (request, reply) => {
      const id = /^([1-9]\d{0,17})\.png$/.exec(request.params.file)?.[1];
      return id ? answer({ name, id }, request, reply) : reply.code(404).send();
    });
  }
}

async function findPoster(settings: PosterSettings, subject: Subject, request: FastifyRequest): Promise<Poster | null> {
  const query = new URL(request.url, 'http://shop').searchParams;
  const { cookies, headers, hostname, ip } = request;
  const language = { asked: query.get('lang'), remembered: cookies.lang, accepts: headers['accept-language'] };
  const base = query.get('base') === '/cp' ? '/cp' : '/shop';
  const place = await resolvePageContext(settings, { host: hostname, base, language, query, cookies });
  if (place.kind !== 'shop') return null;
  const { shop, isSharedHost } = place;
  const read = await settings.openPosterCaller(shop.mid, { address: ip, lang: shop.lang });
  const [share, price] = await Promise.all([shareOf(read, subject, shop), priceOf(read, subject, shop)]);
  const { name, ...which } = subject;
  const path = (await settings.storefront.entry()).canonicalPath({ name, query: which }, shop);
  const fileOf = (key: string | null) => (PictureKey.safeParse(key).success ? join(settings.pictureDir, key ?? '') : null);
  return {
    title: share.title,
    describe: share.describe,
    price,
    shopName: shop.shopName,
    shopNote: shop.shopNote,
    picture: fileOf(share.picture ?? shop.squareLogo),
    logo: fileOf(shop.squareLogo),
    address: originOf(request, settings.ports) + (isSharedHost ? withMid(path, shop.mid) : path),
    words: words[shop.lang],
    theme: shop.style.theme,
    colours: { ground: shop.style.variables['primary-wash'] ?? '#f5f6f8', strong: shop.style.variables['primary-strong'] ?? '#1d1e20' },
  };
}

/** A host of many merchants has to be told which one is meant. */
const withMid = (path: string, mid: string) => `${path}${path.includes('?') ? '&' : '?'}mid=${mid}`;

async function shareOf(read: Caller<PosterRead>, subject: Subject, { cid }: ShopContext) {
  if (subject.name === 'index') return (await read('decoration.page.find', { cid, name: 'index' })).share;
  return read('decoration.share.find', { cid, pageInfoId: subject.id, type: shareTypes[subject.name], shareStyle: 1 });
}

/** What an item's cheapest SKU costs; other pages have no price. */
async function priceOf(read: Caller<PosterRead>, subject: Subject, { cid, lang }: ShopContext): Promise<Poster['price']> {
  if (subject.name !== 'goodDetail') return null;
  const { priceFen, listPriceFen, hasPriceRange } = await read('catalog.product.info', { cid, id: subject.id });
  return { now: lowest[lang](formatFen(priceFen), hasPriceRange), before: listPriceFen === null ? null : formatFen(listPriceFen) };
}

function refuse(reply: FastifyReply, error: unknown, log: Logger): FastifyReply {
  const failure = error instanceof CallFailure ? error.failure : undefined;
  if (failure === 'NOT_FOUND') return reply.code(404).send();
  if (failure === 'TOO_OFTEN') return reply.code(429).header('retry-after', '60').send();
  if (!(error instanceof QueueFullError)) log.warn({ err: error }, 'a poster was not drawn');
  return reply.code(503).header('retry-after', '2').send();
}
