import { fail } from '@qianpu/contract/failure';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import type { NewListing } from './catalog.types.ts';
import { emitListingChanged } from './emit-changes.ts';
import { isCategoryOf, listMadeSkus, lockGoods, putListings } from './listing.repo.ts';
import { findShelfRevision, holdShelves, putOnShelf, takeOffShelf } from './shelf.repo.ts';
import { planShelf } from './shelf-plan.rules.ts';
import { falseListPrice, shownPrice } from './shown-price.rules.ts';
import { refreshSoldOut } from './sold-out.repo.ts';
import { watchLists } from './watch-lists.ts';

/** Puts a goods up for sale in one shop, now or at an instant to come, or changes how it is sold there. Answers the listing's revision. */
export async function listGoods(ctx: TxCtx, listing: NewListing): Promise<number> {
  const { cid, goodsId, prices, onShelfAt = null, offShelfAt = null } = listing;
  await refuseForeignShop(ctx, cid);
  const goods = await lockGoods(ctx, goodsId);
  if (!goods) throw fail('NOT_FOUND');
  const [named, made] = [new Set(prices.map(({ skuId }) => skuId)), await listMadeSkus(ctx, goodsId)];
  if (named.size < prices.length || ![...named].every((skuId) => made.has(skuId))) throw fail('BAD_INPUT', ['prices']);
  const untrue = falseListPrice(prices);
  if (untrue >= 0) throw fail('BAD_INPUT', [`prices.${untrue}.listPriceFen`]);
  const plan = planShelf({ onShelfAt, offShelfAt }, ctx.now);
  if (!plan) throw fail('BAD_INPUT', ['offShelfAt']);
  const categoryId = listing.categoryId ?? goods.category_id;
  if (!(await isCategoryOf(ctx, cid, categoryId))) throw fail('BAD_INPUT', ['categoryId']);
  await holdShelves(ctx, [goodsId]);
  await refuseChanged(ctx, listing);
  const changedLists = await watchLists(ctx, [goodsId]);
  await putListings(ctx, { cid, goodsId, prices });
  const revision = await putOnShelf(ctx, { ...listing, ...plan, ...shownPrice(prices), categoryId, skuCount: prices.length });
  await refreshSoldOut(ctx, [goodsId]);
  await emitListingChanged(ctx, [goodsId], await changedLists(), cid);
  return revision;
}

async function refuseChanged(ctx: TxCtx, { cid, goodsId, revision: seen }: NewListing): Promise<void> {
  if (seen === undefined) return;
  const revision = await findShelfRevision(ctx, cid, goodsId);
  if (seen !== revision) throw fail('GOODS_CHANGED', { revision });
}

/** The shop no longer sells it; what it sold so far is not forgotten. */
export async function unlistGoods(ctx: TxCtx, cid: string, goodsId: string): Promise<void> {
  await holdShelves(ctx, [goodsId]);
  const changedLists = await watchLists(ctx, [goodsId]);
  if (!(await takeOffShelf(ctx, cid, goodsId))) throw fail('NOT_FOUND');
  await emitListingChanged(ctx, [goodsId], await changedLists(), cid);
}
