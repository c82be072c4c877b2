import { pageParameters } from '@qianpu/kit/query';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServer } from '#platform/http/http-server';
import { pageAnswers } from '#platform/metrics';
import { type PageContext, resolvePageContext } from './page-context.ts';
import { chooseLanguage } from './page-language.ts';
import { sendStatic } from './page-reply.ts';
import { setLanguageCookie, setShopCookies } from './shop-cookies.ts';
import { answerShopPage, type PageSettings } from './shop-page.ts';
import type { StaticWay } from './static-page.ts';

type Base = '/shop' | '/cp';

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
  const query = pageParameters(url.search);
  const { cookies, headers } = request;
  const language = { asked: query.get('lang'), remembered: cookies.lang, accepts: headers['accept-language'] };
  const lang = chooseLanguage(language);
  const name = path.slice(1).replace(/\.html$/, '');
  const asked = { host: request.hostname, base, language, query, cookies };
  if (name === 'cantFind' || name === 'notFond') {
    const known = await resolvePageContext(settings, asked).catch(() => null);
    return sendStatic(reply, name, lang, 404, wayHome(base, known));
  }

  let place: PageContext;
  try {
    place = await resolvePageContext(settings, asked);
  } catch (err) {
    settings.log.error({ err }, 'no shop could be found for a page');
    return sendStatic(reply, 'failed', lang, 503, { href: '', colours: null });
  }
  if (place.kind !== 'shop') return redirect(reply, base, place, query);

  setShopCookies(reply, request, place, query);
  setLanguageCookie(reply, request, query, place.shop.lang);
  const entry = await settings.storefront.entry();
  const match = entry.match(path);
  const requested = match ? { match, path } : { match: entry.match('/notFond'), path: '/notFond' };
  if (!requested.match) return sendStatic(reply, 'notFond', lang, 404, wayHome(base, place));
  return answerShopPage(settings, place, { match: requested.match, path: requested.path, query }, request, reply);
}

/** The home of the merchant's shop, where there is one; otherwise the address is tried once more. */
function wayHome(base: Base, place: PageContext | null): StaticWay {
  if (place?.kind !== 'shop') return { href: `${base}/`, colours: null };
  return { href: `${base}/${place.isSharedHost ? `?mid=${place.shop.mid}` : ''}`, colours: place.shop.style.variables };
}

function redirect(reply: FastifyReply, base: Base, place: Exclude<PageContext, { kind: 'shop' }>, query: URLSearchParams): FastifyReply {
  pageAnswers.inc({ how: 'refused' });
  if (place.kind !== 'inaccessibleStore') return reply.redirect(`${base}/${place.kind}`);
  const cached = new URLSearchParams({ orgId: place.orgId });
  for (const key of ['mid', 'env']) {
    const value = query.get(key);
    if (value) cached.set(key, value);
  }
  return reply.redirect(`${base}/inaccessibleStore?${cached}`);
}
