import type { ShopContext } from '@qianpu/contract/shop-context';
import type { FastifyReply, FastifyRequest } from 'fastify';

const THIRTY_DAYS_S = 30 * 24 * 3600;

/** The shop entered by address is the shop of the next visit (spec 3: cookies cid per mid, 30 days, and mid). */
export function rememberPlace(reply: FastifyReply, request: FastifyRequest, shop: ShopContext, query: URLSearchParams): void {
  const attributes = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const;
  if (request.cookies.mid !== shop.mid) reply.setCookie('mid', shop.mid, attributes);
  const isEnteredByAddress = query.get('cid') === shop.cid;
  if (isEnteredByAddress && request.cookies[`cid_${shop.mid}`] !== shop.cid) {
    reply.setCookie(`cid_${shop.mid}`, shop.cid, { ...attributes, maxAge: THIRTY_DAYS_S });
  }
}
