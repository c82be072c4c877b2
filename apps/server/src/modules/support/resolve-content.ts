import { fail } from '@qianpu/contract/failure';
import { usePrivateFile } from '#modules/asset';
import { findCardsById, findOffers } from '#modules/catalog';
import { findOrderCards } from '#modules/order';
import type { Ctx, TxCtx } from '#platform/ctx';
import type { Between, ContentInput, StoredContent } from './support.types.ts';

const nothing = { text: null, file_id: null, goods_id: null, sku_id: null, order_id: null };

/** What is to be kept of what somebody sends. What is not theirs to send, or not of this shop, is not there. */
export async function resolveContent(ctx: TxCtx, between: Between, { text, picture, goods, order }: ContentInput): Promise<StoredContent> {
  if (text !== undefined) return { ...nothing, kind: 'TEXT', text };
  if (picture && (await isOwnPicture(ctx, between, picture.id))) return { ...nothing, kind: 'PICTURE', file_id: picture.id };
  if (goods && (await isSoldHere(ctx, between.cid, goods)))
    return { ...nothing, kind: 'GOODS', goods_id: goods.goodsId, sku_id: goods.skuId ?? null };
  if (order && (await isOrderedHere(ctx, between, order.orderId))) return { ...nothing, kind: 'ORDER', order_id: order.orderId };
  throw fail('NOT_FOUND');
}

/** Uploaded for this conversation by whoever sends it; from now on it stays. */
async function isOwnPicture(ctx: TxCtx, between: Between, id: string): Promise<boolean> {
  const sender = ctx.actor.kind === 'staff' ? { staffId: ctx.actor.staffId } : { memberId: between.memberId };
  return usePrivateFile(ctx, { kind: 'CHAT', ...between }, sender, id);
}

async function isSoldHere(ctx: Ctx, cid: string, { goodsId, skuId }: NonNullable<ContentInput['goods']>): Promise<boolean> {
  if (skuId === undefined) return (await findCardsById(ctx, cid, [goodsId])).get(goodsId)?.isOnSale ?? false;
  const [offer] = await findOffers(ctx, [{ cid, skuId }]);
  return offer?.isOnShelf === true && offer.goodsId === goodsId;
}

/** The member's own, in this shop; staff show no other, either. */
async function isOrderedHere(ctx: Ctx, { memberId, cid }: Between, orderId: string): Promise<boolean> {
  return (await findOrderCards(ctx, memberId, [orderId])).get(orderId)?.cid === cid;
}
