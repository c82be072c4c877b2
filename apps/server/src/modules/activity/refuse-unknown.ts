import { fail } from '@qianpu/contract/failure';
import { findCategories, findKnownGoods, findKnownSkus } from '#modules/catalog';
import { findCards } from '#modules/marketing';
import { listShops } from '#modules/shop';
import { type TxCtx, VISITOR } from '#platform/ctx';
import type { ActivityDraft } from './activity.types.ts';
import { grantsOf } from './grants.rules.ts';
import { scopeOf } from './kinds.rules.ts';

type Known = (ctx: TxCtx, ids: string[]) => Promise<{ has(id: string): boolean }>;

/** What an activity names is the merchant's. */
export async function refuseUnknown(ctx: TxCtx, draft: ActivityDraft): Promise<void> {
  const own = new Set((await listShops(ctx)).map(({ cid }) => cid));
  if (!draft.cids.every((cid) => own.has(cid))) throw fail('NOT_FOUND');
  const scope = scopeOf(draft.terms);
  const parts = draft.terms.kind === 'PACKAGE' ? draft.terms.parts.map(({ goodsId }) => goodsId) : [];
  const grants = grantsOf(draft);
  const named: readonly (readonly [field: string, ids: string[], find: Known])[] = [
    ['goods', draft.goods.map(({ skuId }) => skuId), findKnownSkus],
    ['terms.parts', parts, findKnownGoods],
    ['terms.scope.goodsIds', scope ? [...scope.goodsIds, ...scope.exceptGoodsIds] : [], findKnownGoods],
    ['terms.scope.categoryIds', scope?.categoryIds ?? [], (ctx, ids) => findCategories(ctx, null, ids)],
    ['terms.reduction.gifts', grants.flatMap(({ gifts }) => gifts.map(({ skuId }) => skuId)), findKnownSkus],
    ['terms.reduction.couponIds', grants.flatMap(({ couponIds }) => couponIds), findKnownCoupons],
  ];
  for (const [field, ids, find] of named) {
    if (ids.length === 0) continue;
    const known = await find(ctx, ids);
    if (!ids.every((id) => known.has(id))) throw fail('BAD_INPUT', [field]);
  }
}

/** Published ones: of a draft nobody may have one. */
const findKnownCoupons: Known = async (ctx, ids) => new Set((await findCards({ ...ctx, actor: VISITOR }, ids)).map(({ id }) => id));
