import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServer } from '#platform/http/http-server';
import type { ReadMemory } from '#platform/http/read-memory';
import type { Logger } from '#platform/log';
import { pageAnswers } from '#platform/metrics';
import { contentSecurityPolicy } from '#platform/web/content-security';
import { chooseEncoding, PackedPage, type PageCache } from '#platform/web/page-cache';
import { carryReseller, resellerIn } from './carry-reseller.ts';
import { declaredQuery, pageKey } from './page-key.ts';
import { chooseLanguage, type Lang } from './page-language.ts';
import { originOf } from './page-origin.ts';
import { findPlace, type PagePlace, type PlaceSettings } from './page-place.ts';
import type { PageRenderer, RenderWish } from './page-renderer.ts';
import { rememberLanguage, rememberPlace } from './place-cookies.ts';
import { type StaticPageName, type StaticWay, staticPage, staticPageCss } from './static-page.ts';
import type { Storefront } from './storefront.types.ts';

export interface PageSettings extends PlaceSettings {
  readonly storefront: Storefront;
  readonly renderer: PageRenderer;
  /** Absent: every request renders (measurements). */
  readonly cache: PageCache | undefined;
  /** What pages are rendered from; dropped with them. */
  readonly memory: ReadMemory | undefined;
  /** Those we listen on. */
  readonly ports: readonly number[];
  readonly log: Logger;
}

type Base = '/shop' | '/cp';

/** A reader waits this long for a rendered page; then the browser gets the shell and renders it itself. */
const RENDER_PATIENCE_MS = 800;

/** Centres of resellers and group leaders stand beside the mobile-mall (spec 2.2); until they are built it says that nothing is there. */
const plannedBeside = ['/cr/mine', '/cr/register', '/cc/mine', '/cc/recruit'];

export function addPageRoutes(server: HttpServer, settings: PageSettings): void {
  for (const base of ['/shop', '/cp'] as const) {
    const handler = (request: FastifyRequest, reply: FastifyReply) => answerPage(settings, base, request, reply);
    server.get(base, handler);
    server.get(`${base}/*`, handler);
  }
  for (const address of plannedBeside) server.get(address, (request, reply) => answerPage(settings, '/cp', request, reply));
}

async function answerPage(settings: PageSettings, base: Base, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const url = new URL(request.url, 'http://shop');
  const path = url.pathname.slice(base.length) || '/';
  const query = url.searchParams;
  const { cookies, headers } = request;
  const language = { asked: query.get('lang'), remembered: cookies.lang, accepts: headers['accept-language'] };
  const lang = chooseLanguage(language);
  const name = path.slice(1).replace(/\.html$/, '');
  const asked = { host: request.hostname, base, language, query, cookies };
  if (name === 'cantFind' || name === 'notFond') {
    const known = await findPlace(settings, asked).catch(() => null);
    return sendStatic(reply, name, lang, 404, wayHome(base, known));
  }

  let place: PagePlace;
  try {
    place = await findPlace(settings, asked);
  } catch (err) {
    settings.log.error({ err }, 'no shop could be found for a page');
    return sendStatic(reply, 'failed', lang, 503, { href: '', colours: null });
  }
  if (place.kind !== 'shop') return redirect(reply, base, place, query);

  rememberPlace(reply, request, place, query);
  rememberLanguage(reply, request, query, place.shop.lang);
  const entry = await settings.storefront.entry();
  const match = entry.match(path);
  const wished = match ? { match, path } : { match: entry.match('/notFond'), path: '/notFond' };
  if (!wished.match) return sendStatic(reply, 'notFond', lang, 404, wayHome(base, place));
  return answerShopPage(settings, place, { match: wished.match, path: wished.path, query }, request, reply);
}

interface ShopPageWish {
  readonly match: RenderWish['match'];
  readonly path: string;
  readonly query: URLSearchParams;
}

async function answerShopPage(
  { cache, renderer, storefront, ports, log }: PageSettings,
  { shop, styleVersion, isSharedHost }: Extract<PagePlace, { kind: 'shop' }>,
  { match, path, query }: ShopPageWish,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = { origin: originOf(request, ports), isShared: isSharedHost };
  reply.header('x-page-place', `${shop.mid}/${shop.cid}/${shop.lang}`);
  const wish: RenderWish = { shop, site, match, path, search: declaredQuery(match, query) };
  const render = () => renderer.render(wish);
  try {
    const key = pageKey({ shop, origin: site.origin, styleVersion, match, path, query, buildId: storefront.buildId });
    const wait = cache ? cache.get(key, render) : render().then((page) => ({ page: new PackedPage(page, 0), how: 'rendered' as const }));
    const { page, how } = await within(RENDER_PATIENCE_MS, wait);
    pageAnswers.inc({ how });
    if (match.isPublic && page.status === 200) reply.header('x-page-scope', 'public');
    return await send(reply, carryReseller(page, key, shop.base, resellerIn(query)), request.headers['accept-encoding']);
  } catch (err) {
    log.warn({ err, page: match.name }, 'page not rendered, sending the shell');
    pageAnswers.inc({ how: 'shell' });
    return send(reply, new PackedPage(await renderer.renderShell(wish), 0), request.headers['accept-encoding']);
  }
}

/** Losing the race does not stop the render: it still fills the cache for the next reader. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not rendered within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function send(reply: FastifyReply, page: PackedPage, accepts: string | undefined): Promise<FastifyReply> {
  const encoding = chooseEncoding(accepts);
  const body = await page.body(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (page.policy) reply.header('content-security-policy', page.policy);
  return withPageHeaders(reply).code(page.status).send(body);
}

/** The home of the merchant's shop, where there is one; otherwise the address is tried once more. */
function wayHome(base: Base, place: PagePlace | null): StaticWay {
  if (place?.kind !== 'shop') return { href: `${base}/`, colours: null };
  return { href: `${base}/${place.isSharedHost ? `?mid=${place.shop.mid}` : ''}`, colours: place.shop.style.variables };
}

function sendStatic(reply: FastifyReply, name: StaticPageName, lang: Lang, status: number, way: StaticWay): FastifyReply {
  pageAnswers.inc({ how: 'refused' });
  return withPageHeaders(reply)
    .header('content-security-policy', contentSecurityPolicy(staticPageCss))
    .code(status)
    .send(staticPage(name, lang, way));
}

/** The same address shows another shop to another cookie and another language to another browser: shared caches must ask again. */
const withPageHeaders = (reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie');

function redirect(reply: FastifyReply, base: Base, place: Exclude<PagePlace, { kind: 'shop' }>, query: URLSearchParams): FastifyReply {
  pageAnswers.inc({ how: 'refused' });
  if (place.kind !== 'inaccessibleStore') return reply.redirect(`${base}/${place.kind}`);
  const kept = new URLSearchParams({ orgId: place.orgId });
  for (const key of ['mid', 'env']) {
    const value = query.get(key);
    if (value) kept.set(key, value);
  }
  return reply.redirect(`${base}/inaccessibleStore?${kept}`);
}
