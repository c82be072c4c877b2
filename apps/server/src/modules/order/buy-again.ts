import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { putAgain } from '#modules/cart';
import { findOffers } from '#modules/catalog';
import { listShops } from '#modules/shop';
import type { Member, TxCtx } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { piecesAgain } from './order.rules.ts';
import { findBought } from './order-read.repo.ts';

/** What is still sold goes into the cart in its shop, as many pieces as can be bought; the rest is named. */
export async function buyAgain(ctx: TxCtx<Member>, id: string): Promise<OutputOf<'trade.order.buyAgain'>> {
  const bought = await findBought(ctx, ctx.actor.memberId, id);
  if (bought.length === 0) throw fail('NOT_FOUND');
  const [offers, shops] = await pipelined([findOffers(ctx, bought), listShops(ctx)]);
  const isOpen = new Set(shops.flatMap(({ cid, status }) => (status === 'CLOSED' ? [] : [cid])));
  const sold = new Map(offers.filter(({ cid, isOnShelf }) => isOnShelf && isOpen.has(cid)).map((offer) => [offer.skuId, offer]));
  const found = bought.map((line) => ({ ...line, ...piecesAgain(line.quantity, sold.get(line.skuId)) }));
  const requests = found
    .filter(({ pieces }) => pieces > 0)
    .map(({ cid, skuId, goodsId, pieces }) => ({
      cid,
      skuId,
      goodsId,
      quantity: pieces,
      addedPriceFen: sold.get(skuId)?.priceFen ?? null,
    }));
  const inCart = new Set(await putAgain(ctx, requests));
  const lines = found.map((line) =>
    line.pieces === 0 || inCart.has(line.skuId) ? line : { ...line, pieces: 0, reason: 'CART_FULL' as const },
  );
  return {
    added: lines.flatMap(({ skuId, title, pieces }) => (pieces > 0 ? [{ skuId, title, quantity: pieces }] : [])),
    // A line of which some pieces are there stands on both sides.
    missing: lines.flatMap(({ skuId, title, quantity, pieces, reason }) =>
      pieces < quantity ? [{ skuId, title, quantity: quantity - pieces, reason }] : [],
    ),
  };
}
