import { prefixOf } from '@qianpu/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tags } from '#events/tags';
import type { HttpServer } from '#platform/http/http-server';
import type { UsedTags } from '#platform/purge.types';
import { chooseEncoding, PackedPage } from '#platform/web/page-cache';
import { originOf } from './page-origin.ts';
import type { PageSettings } from './shop-page.ts';
import type { DatedPage, SitePages } from './site-pages.ts';
import { type SitemapEntry, writeSitemap, writeSitemapIndex } from './sitemap.ts';

/** What a search engine asks for before it asks for pages: where it may go, and which addresses there are. */
export function addCrawlerRoutes(server: HttpServer, settings: PageSettings, pages: SitePages): void {
  server.get('/robots.txt', async (request, reply) => {
    const site = await findSite(settings, request);
    return reply.type('text/plain; charset=utf-8').send(site ? welcome(site) : await refusal(settings, request));
  });
  const serve = (path: string, write: (site: Site, named: Named) => Promise<string | null>) =>
    server.get<{ Params: Named }>(path, (request, reply) => answer(settings, request, reply, (site) => write(site, request.params)));

  serve('/sitemap.xml', async ({ origin, mid, cids }) => {
    const parts = (await pages.partsOf(mid)).filter(({ cid }) => cids.includes(cid));
    return writeSitemapIndex([
      ...cids.map((cid) => `${origin}/sitemap-pages-${cid}.xml`),
      ...parts.map(({ cid, after }) => `${origin}/sitemap-items-${cid}-${after}.xml`),
    ]);
  });
  serve(`/sitemap-pages-:cid(${ID}).xml`, async (site, { cid }) => {
    if (!site.cids.includes(cid)) return null;
    return writeSitemap(await entriesOf(settings, site, cid, await pages.pagesOf(site.mid, cid)));
  });
  serve(`/sitemap-items-:cid(${ID})-:after(${ID}).xml`, async (site, { cid, after }) => {
    // Any other part would be an asker's invention, and each as large.
    const part = (await pages.partsOf(site.mid)).find((one) => one.cid === cid && one.after === after);
    if (!part || !site.cids.includes(cid)) return null;
    return writeSitemap(await entriesOf(settings, site, cid, await pages.goodsOf(site.mid, part)));
  });
}

interface Named {
  readonly cid: string;
  readonly after: string;
}

const ID = '^\\d{1,19}';

interface Site {
  readonly origin: string;
  readonly mid: string;
  /** Shops that can be entered. */
  readonly cids: readonly string[];
  readonly defaultCid: string;
}

/** The merchant whose host this is. A host of several merchants is nobody's site. */
async function findSite({ directory, snapshots, ports }: PageSettings, request: FastifyRequest): Promise<Site | null> {
  const host = await directory.hostOf(request.hostname, 'SHOP');
  const merchant = host.kind === 'bound' ? await snapshots.merchantOf(host.mid) : null;
  if (host.kind !== 'bound' || !merchant?.clientTypes.includes(H5)) return null;
  const cids = merchant.shops.filter(({ status }) => status !== 'CLOSED').map(({ cid }) => cid);
  return cids.length > 0 ? { origin: originOf(request, ports), mid: host.mid, cids, defaultCid: merchant.defaultCid ?? '' } : null;
}

/** As merchant verify counts clients (spec 7.2). */
const H5 = 4;

/** Calls are no pages; everything else may be looked at, and says itself when it is not to be kept. */
const calls = [...new Set(Object.values(prefixOf))].map((prefix) => `Disallow: ${prefix}/`);
const welcome = ({ origin }: Site) => ['User-agent: *', ...calls, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');

/** On a shared host pages name their merchant themselves; a host nobody knows, or of a closed merchant, has none. */
async function refusal({ directory }: PageSettings, request: FastifyRequest): Promise<string> {
  const { kind } = await directory.hostOf(request.hostname, 'SHOP');
  return ['User-agent: *', ...(kind === 'shared' ? calls : ['Disallow: /']), ''].join('\n');
}

async function entriesOf(
  { storefront }: PageSettings,
  { origin, mid, defaultCid }: Site,
  cid: string,
  pages: readonly DatedPage[],
): Promise<SitemapEntry[]> {
  const { canonicalPath } = await storefront.entry();
  const shop = { base: '/shop', mid, cid, isDefaultShop: cid === defaultCid } as const;
  return pages.map(({ since, ...page }) => ({ address: origin + canonicalPath(page, shop), ...(since && { since }) }));
}

/** Kept like pages: one at a time is made, the merchant's publishing drops it, and an old one is better than none. */
async function answer(
  settings: PageSettings,
  request: FastifyRequest,
  reply: FastifyReply,
  write: (site: Site) => Promise<string | null>,
): Promise<FastifyReply> {
  const site = await findSite(settings, request);
  if (!site) return reply.code(404).send();
  const render = async (_signal?: AbortSignal, used?: UsedTags) => {
    for (const tag of [...site.cids.map(tags.shelf), tags.categories, tags.pageList]) used?.add(tag);
    const map = await write(site);
    return { status: map === null ? 404 : 200, html: map ?? '', policy: '' };
  };
  const key = [site.mid, site.origin, request.url.split('?', 1)[0]].join('|');
  const page = settings.cache ? (await settings.cache.get(key, render)).page : new PackedPage(await render(), 0);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .header('vary', 'Accept-Encoding')
    .send(await page.body(encoding));
}
