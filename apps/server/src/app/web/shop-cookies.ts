import type { ShopContext } from '@qianpu/contract/shop-context';
import { shopCookieDays } from '@qianpu/kit/cookie-days';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Lang, readLanguage } from './page-language.ts';

const DAY_S = 24 * 3600;

const attributesOf = (request: FastifyRequest) => ({ path: '/', sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** The shop entered by address is the shop of the next visit (spec 3: cookies cid per mid, 30 days, defaultCid and mid). */
export function setShopCookies(
  reply: FastifyReply,
  request: FastifyRequest,
  { shop, defaultCid }: { readonly shop: ShopContext; readonly defaultCid: string },
  query: URLSearchParams,
): void {
  const attributes = attributesOf(request);
  if (request.cookies.mid !== shop.mid) reply.setCookie('mid', shop.mid, attributes);
  if (request.cookies.defaultCid !== defaultCid) reply.setCookie('defaultCid', defaultCid, attributes);
  const isEnteredByAddress = query.get('cid') === shop.cid;
  if (isEnteredByAddress && request.cookies[`cid_${shop.mid}`] !== shop.cid) {
    reply.setCookie(`cid_${shop.mid}`, shop.cid, { ...attributes, maxAge: shopCookieDays * DAY_S });
  }
}

/** A language asked for by address, and offered, holds until another one is. */
export function setLanguageCookie(reply: FastifyReply, request: FastifyRequest, query: URLSearchParams, shown: Lang): void {
  const requested = readLanguage(query.get('lang'));
  if (requested === shown && request.cookies.lang !== requested)
    reply.setCookie('lang', requested, { ...attributesOf(request), maxAge: 365 * DAY_S });
}
