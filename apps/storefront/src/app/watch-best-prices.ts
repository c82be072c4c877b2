import type { OutputOf, ProductCard, ReadCall } from '@qianpu/contract/types';
import type { Query } from '@tanstack/react-query';
import type { CardOffers } from '#features/item';
import { visitorPrices } from '#features/item';
import { offerOf } from './card-offer.tsx';
import type { TelemetryContext } from './telemetry/telemetry.types.ts';

/** Reads whose answers are shown as goods cards. */
const goodsLists: ReadonlySet<unknown> = new Set<ReadCall>([
  'catalog.product.pageList',
  'catalog.product.recommendList',
  'catalog.search.goods',
  'marketing.coupon.goodsList',
]);

/** Goods in one call. */
const mostGoods = 50;

/** Milliseconds in which lists that come one after the other are asked about together. */
const gatherMs = 100;

/** Milliseconds until goods of a list that is read anew are asked about again: coupons come and go. */
const trustMs = 60_000;

/**
 * Asks what one piece of the goods on cards comes to for a visitor and which activities run for them, and keeps what shows it where the
 * cards find it. A chunk of its own, once the page is at rest: a list shows its goods and prices without waiting for this.
 */
export function watchBestPrices({ shop, client, transport }: Pick<TelemetryContext, 'shop' | 'client' | 'transport'>): void {
  const requestedAt = new Map<string, number>();
  /** Their prices by id. */
  const wanted = new Map<string, number>();

  const request = async (goods: readonly (readonly [id: string, priceFen: number])[]) => {
    const { queryKey, meta } = visitorPrices(
      shop.cid,
      goods.map(([id]) => id),
    );
    const outcome = await transport({ ...meta, input: queryKey[1], isAnonymous: true });
    // Goods without it have their price all the same.
    if (outcome.kind !== 'ok') return;
    const answers = new Map((outcome.data as OutputOf<'checkout.price.list'>).map((answer) => [answer.goodsId, answer]));
    const found = goods.map(([id, priceFen]) => [id, offerOf(answers.get(id), priceFen)] as const);
    client.setQueryData<CardOffers>(['cardOffers'], (known) => ({ ...known, ...Object.fromEntries(found) }));
  };
  const requestAll = () => {
    const goods = [...wanted];
    wanted.clear();
    for (let from = 0; from < goods.length; from += mostGoods) void request(goods.slice(from, from + mostGoods));
  };
  const collect = ({ queryKey, state }: Query) => {
    if (!goodsLists.has(queryKey[0]) || state.data === undefined) return;
    const now = Date.now();
    for (const { id, priceFen } of (state.data as { readonly list: readonly ProductCard[] }).list) {
      if (now - (requestedAt.get(id) ?? 0) < trustMs) continue;
      requestedAt.set(id, now);
      if (wanted.size === 0) setTimeout(requestAll, gatherMs);
      wanted.set(id, priceFen);
    }
  };

  const cache = client.getQueryCache();
  for (const query of cache.getAll()) collect(query);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') collect(event.query);
  });
}
