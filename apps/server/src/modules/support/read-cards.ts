import { findPrivateFiles, signAddress } from '#modules/asset';
import { findCardsById, findOffers } from '#modules/catalog';
import { findOrderCards } from '#modules/order';
import type { Ctx } from '#platform/ctx';
import type { Between, ChatGoods, ChatPicture, MessageCards, MessageRow } from './support.types.ts';

const idsOf = (rows: readonly MessageRow[], pick: (row: MessageRow) => string | null): string[] => [
  ...new Set(rows.map(pick).filter((id) => id !== null)),
];

/** Reads at their source what these messages of one conversation name. */
export async function readCards(ctx: Ctx, between: Between, rows: readonly MessageRow[]): Promise<MessageCards> {
  const { memberId, cid } = between;
  const skus = await readSkus(
    ctx,
    cid,
    idsOf(rows, ({ sku_id }) => sku_id),
  );
  const goods = await readGoods(
    ctx,
    cid,
    idsOf(rows, ({ goods_id, sku_id }) => (sku_id === null ? goods_id : null)),
  );
  const orders = await findOrderCards(
    ctx,
    memberId,
    idsOf(rows, ({ order_id }) => order_id),
  );
  const pictures = await readPictures(
    ctx,
    between,
    idsOf(rows, ({ file_id }) => file_id),
  );
  return { pictures, goods: new Map([...goods, ...skus]), orders: new Map([...orders].map(([id, { cid: _, ...order }]) => [id, order])) };
}

async function readSkus(ctx: Ctx, cid: string, skuIds: readonly string[]): Promise<ReadonlyMap<string, ChatGoods>> {
  if (skuIds.length === 0) return new Map();
  const offers = await findOffers(
    ctx,
    skuIds.map((skuId) => ({ cid, skuId })),
  );
  return new Map(
    offers.map(({ skuId, goodsId, title, picture, specs, priceFen, isOnShelf }) => [
      skuId,
      { goodsId, skuId, title, picture, specs: [...specs], priceFen, hasPriceRange: false, isOnSale: isOnShelf },
    ]),
  );
}

async function readGoods(ctx: Ctx, cid: string, goodsIds: readonly string[]): Promise<ReadonlyMap<string, ChatGoods>> {
  if (goodsIds.length === 0) return new Map();
  const cards = await findCardsById(ctx, cid, goodsIds);
  return new Map(
    [...cards.values()].map(({ id, title, picture, priceFen, hasPriceRange, isOnSale }) => [
      id,
      { goodsId: id, skuId: null, title, picture, specs: [], priceFen, hasPriceRange, isOnSale },
    ]),
  );
}

/** Whoever reads the conversation may see its pictures, for as long as their addresses last. */
export async function readPictures(ctx: Ctx, between: Between, ids: readonly string[]): Promise<ReadonlyMap<string, ChatPicture>> {
  const files = await findPrivateFiles(ctx, { kind: 'CHAT', ...between }, ids);
  const { seal } = ctx.gateways;
  return new Map([...files].map(([id, { width, height }]) => [id, { ...signAddress(seal, { mid: ctx.mid, id }, ctx.now), width, height }]));
}
