import type { OutputOf } from '@qianpu/contract/types';
import { beyondLimit, findOffers } from '#modules/catalog';
import { findFreightRules } from '#modules/delivery';
import { priceBasket } from '#modules/pricing';
import { listShops } from '#modules/shop';
import type { Ctx, Member } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { lineState, placeKey } from './cart.rules.ts';
import type { OfferedLine, StoredLine } from './cart.types.ts';
import { viewCart } from './cart.view.ts';

/** The whole cart as it stands now: prices and stock of this moment, sums of what is ticked and can be bought. */
export async function showCart(ctx: Ctx<Member>, lines: readonly StoredLine[]): Promise<OutputOf<'cart.line.list'>> {
  const cids = [...new Set(lines.map(({ cid }) => cid))];
  const [offers, freight, shops] = await pipelined([findOffers(ctx, lines), findFreightRules(ctx, cids), listShops(ctx)]);
  // Of a shop that is closed nothing is sold any more, as orders have it.
  const closed = new Set(shops.flatMap(({ cid, status }) => (status === 'CLOSED' ? [cid] : [])));
  const offerAt = new Map(offers.map((offer) => [placeKey(offer), offer]));
  const offered = withinLimits(
    lines.flatMap((line) => {
      const offer = offerAt.get(placeKey(line));
      return offer ? [{ line, offer, state: closed.has(line.cid) ? ('OFF_SHELF' as const) : lineState(line.quantity, offer) }] : [];
    }),
  );
  const chosen = offered.filter(({ line, state }) => line.isTicked && state === 'OK');
  const priced = priceBasket({
    lines: chosen.map(({ line, offer }) => ({
      cid: line.cid,
      skuId: line.skuId,
      goodsId: offer.goodsId,
      categoryId: offer.categoryId,
      quantity: line.quantity,
      unitFen: offer.priceFen,
    })),
    freight,
    offers: [],
  });
  return viewCart(offered, priced, new Map(shops.map(({ cid, name }) => [cid, name])));
}

/** SKUs of one goods share its limit: of the ticked ones those that come first can be bought. */
function withinLimits(offered: readonly OfferedLine[]): OfferedLine[] {
  const chosen = offered.filter(({ line, state }) => line.isTicked && state === 'OK');
  const beyond = beyondLimit(chosen.map(({ line, offer: { purchaseLimit } }) => ({ ...line, purchaseLimit, line })));
  const isBeyond = new Set([...beyond].map(({ line }) => line));
  return offered.map((entry) => (isBeyond.has(entry.line) ? { ...entry, state: 'LIMITED' } : entry));
}
